#!/usr/bin/env node
// Wires the process to `main`. Nothing else in this package touches `process` or exits.

import { main } from './main.ts';
import { processIo } from './process-io.ts';

const { io, close } = processIo(process);
const code = await main(process.argv.slice(2), io);
await close();
process.exit(code);
