/** Stryker's reporter `survivors`: each mutant no test noticed, as soon as that is known – a run may be ended early. */
import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';

class Survivors implements Reporter {
  onMutantTested({ fileName, location: { start }, replacement, status, mutatorName }: Readonly<MutantResult>): void {
    if (!['Survived', 'NoCoverage'].includes(status)) return;
    const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1]!.trim();
    console.log(
      `${fileName}:${start.line}:${start.column} ${status} ${mutatorName}: ${replacement ?? ''}\n    ${line}`,
    );
  }
}
export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)];
