// The window's own protocol: app://judge/… serves the built files, with the same headers as the loopback host.
import { protocol } from 'electron';
import { windowFiles } from './paths.ts';
import { answerRequest, SCHEME } from './policy.ts';

/** Before the app is ready: makes app:// a secure scheme with an origin of its own. */
export function setupScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Once the app is ready: serves the window. */
export function setupFiles(): void {
  protocol.handle(SCHEME, (request) => answerRequest(request, windowFiles));
}
