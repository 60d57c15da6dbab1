// What a UI test stands on: the built app behind its own loopback host, and one page of Chromium on it.
// Every request to anywhere else, every console error and every uncaught error fails the test (`app.close`).
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { LAUNCH_FLAGS, NO_CHROMIUM, presentChromium, thisMachine } from '../build/chromium.ts';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import { laneCalls, type Lane } from '../desk/lanes.ts';
import type { Peer } from '../desk/port.ts';
import { deskThread, laneOn } from '../host/lane.ts';
import { startHost } from '../host/server.ts';

/** A folder a lane was just released from: what it was about to write may come while it is erased. */
const ERASED = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const;

export interface App {
  /** 'http://127.0.0.1:PORT/' */
  url: string;
  /** As it was opened. */
  viewport: { width: number; height: number };
  locale: 'de-DE' | 'en-GB';
  browser: Browser;
  page: Page;
  /** What went wrong in the page so far: console errors, uncaught errors, requests that left the app. */
  complaints: string[];
  /** Ends page and host; throws if there were complaints. */
  close(): Promise<void>;
}

export interface AppOptions {
  viewport?: { width: number; height: number };
  /** The page's language; the app follows the browser's where the judge has not chosen. */
  locale?: 'de-DE' | 'en-GB';
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  forcedColors?: 'active' | 'none';
  /** A data folder to run on, left as it comes to be; without it, an empty one that is removed. */
  data?: string;
  /** A host as `npm start` starts it, in a process of its own. */
  ownHost?: boolean;
}

/** What a page asked of its host: what is not answered yet, and how often anything was asked or answered. */
export interface Asked {
  open: Set<Request>;
  count: number;
}
const asked = new WeakMap<Page, Asked>();
export const askedBy = (page: Page): Asked => asked.get(page) ?? watchRequests(page);

function watchRequests(page: Page): Asked {
  const here: Asked = { open: new Set(), count: 0 };
  asked.set(page, here);
  page.on('request', (request) => (here.count++, here.open.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => (here.count++, here.open.delete(request)));
  return here;
}

/** Launches Chromium; throws the one line saying so where there is none. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = presentChromium(thisMachine);
  if (!executablePath) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: LAUNCH_FLAGS });
}

/** Half a minute for what takes a second: whether it was done by then. */
const within = (done: Promise<unknown>, ms = 30_000): Promise<boolean> =>
  new Promise((answer, failed) => {
    const timer = setTimeout(answer, ms, false);
    done.then(() => answer(true), failed).finally(() => clearTimeout(timer));
  });

let shared: Promise<Browser> | undefined;

/** This process's one Chromium: to launch it costs three times as much of the processor as a window in it. */
const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser());

/** A browser that hangs, or has ended, is no other window's: the next gets one of its own. */
async function putAside(browser: Browser): Promise<void> {
  shared = undefined;
  await within(browser.close(), 5000);
}

/** A window without cookies or cache, on a page that is still empty; in a second browser where the first does not answer. */
async function newWindow(options: BrowserContextOptions, again = true): Promise<[BrowserContext, Page]> {
  const browser = await sharedBrowser();
  let window: [BrowserContext, Page] | undefined;
  const opened = browser.newContext(options).then(async (context) => (window = [context, await context.newPage()]));
  if ((await within(opened).catch(() => false)) && window) return window;
  await putAside(browser);
  if (again) return newWindow(options, false);
  throw new Error('Chromium opens no window.');
}

/** A host that runs: its address, the one that opens it once, its end. */
export interface RunningHost {
  url: string;
  launch: string;
  stop(): Promise<void>;
}

/** Threads that have served a window, by lane: one that has ruled needs a tenth of the time of one that has just loaded. */
const idle: Partial<Record<Lane, Worker[]>> = {};

/** A host in this process: the built window and the built desk, on threads that other windows have warmed. */
async function startWarmHost(given?: string): Promise<RunningHost> {
  await ensure(['rules', 'renderer', 'host']);
  const data = given ?? mkdtempSync(join(tmpdir(), 'judge-ui-'));
  const busy = new Map<Worker, () => void>();
  const open = (lane: Lane): Peer => {
    const thread = idle[lane]?.pop() ?? deskThread(pathToFileURL(join(root, 'dist', 'desk-worker.mjs')));
    thread.unref();
    const peer = laneOn(thread, lane, data);
    busy.set(thread, () => (peer.release(), (idle[lane] ??= []).push(thread)));
    peer.onEnd(() => busy.delete(thread));
    return peer;
  };
  const host = await startHost({ call: laneCalls(open, { early: true }), files: join(root, 'dist', 'renderer') });
  return {
    url: host.url,
    launch: host.launchUrl(),
    async stop() {
      await host.close();
      for (const release of busy.values()) release();
      if (given === undefined) rmSync(data, ERASED);
    },
  };
}

/** Starts the host as `npm start` does, on a free port and with data of its own; `launch` opens it, once. */
export async function startHostProcess(given?: string): Promise<RunningHost> {
  await ensure(['rules', 'renderer', 'host']);
  const data = given ?? mkdtempSync(join(tmpdir(), 'judge-ui-'));
  const child = spawn(process.execPath, [join(root, 'dist', 'host.mjs'), '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  });
  // Left running by a test that came to no end, it would keep Vitest's pipes open, and Vitest with them.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const ended = new Promise<void>((done) => child.on('exit', () => (process.off('exit', end), done())));
  const launch = await new Promise<string>((found, failed) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part;
      const address = /http:\/\/127\.0\.0\.1:\d+\/\?launch=[\w-]+/.exec(said)?.[0];
      if (address) found(address);
    });
    child.on('exit', (code) => failed(new Error(`the host ended with code ${code}: ${said}`)));
  });
  return {
    url: new URL('/', launch).href,
    launch,
    async stop() {
      end();
      await ended;
      if (given === undefined) rmSync(data, ERASED);
    },
  };
}

/** The app, opened: use it in `beforeAll` and close it in `afterAll`. */
export async function openApp({
  viewport = { width: 1280, height: 720 },
  locale = 'en-GB',
  data,
  ownHost = false,
  ...more
}: AppOptions = {}): Promise<App> {
  const [[context, page], host] = await Promise.all([
    newWindow({ viewport, locale, ...more }),
    (ownHost ? startHostProcess : startWarmHost)(data),
  ]);
  const browser = context.browser()!;
  watchRequests(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url)) complaints.push(`request left the app: ${request.url()}`);
  });
  await page.goto(host.launch);
  return {
    url: host.url,
    viewport,
    locale,
    browser,
    page,
    complaints,
    async close() {
      if (!(await within(context.close()).catch(() => false))) await putAside(browser);
      await host.stop();
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
  };
}
