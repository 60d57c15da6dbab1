// The `judge` command's entry, bundled to dist/judge.mjs. (Its commands are not built yet.)
console.error('judge: no command is built yet.');
process.exitCode = 1;
