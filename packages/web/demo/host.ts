import '../src/index.ts';
