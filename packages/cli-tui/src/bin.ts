#!/usr/bin/env node
// Wires the process to `main`. Nothing else in this package exits. The imports wait until the version of
// Node is known to be new enough, so that an old one gets a sentence instead of a syntax error.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  process.stderr.write(`nono needs Node 22.13 or newer, this is ${process.versions.node}\n`);
  process.exit(2);
}

const [{ main }, { processIo }] = await Promise.all([import('./main.ts'), import('./process-io.ts')]);
const { io, close } = processIo(process);
const code = await main(process.argv.slice(2), io);
await close();
process.exit(code);
