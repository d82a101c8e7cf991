// Builds the guide's components as a project of each framework would: its own compiler, one bundle. `@nonokit/web` stays
// an import of the built element, so that the page loads what is published.

import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';

/** A framework with a component in the guide. */
export type Framework = 'jsx' | 'vue' | 'svelte';

/** How a page mounts the component: `props` change later through `window.change`. */
const MOUNT: { readonly [Name in Framework]: string } = {
  jsx: `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Puzzle } from 'snippet.jsx';
    const root = createRoot(document.querySelector('#app'));
    window.solved = [];
    const show = (code) => root.render(createElement(Puzzle, { code, onSolved: (detail) => window.solved.push(detail) }));
    window.change = show;
    show(window.code);`,
  vue: `
    import { createApp, h, ref } from 'vue';
    import Puzzle from 'snippet.vue';
    const code = ref(window.code);
    window.solved = [];
    window.change = (next) => { code.value = next; };
    createApp({ render: () => h(Puzzle, { code: code.value, onSolved: (detail) => window.solved.push(detail) }) }).mount('#app');`,
  svelte: `
    import { mount } from 'svelte';
    import Page from 'page.svelte';
    window.solved = [];
    mount(Page, { target: document.querySelector('#app') });`,
};

/** Svelte's props change from a component. */
const SVELTE_PAGE = `<script>
  import Puzzle from 'snippet.svelte';
  let code = $state(window.code);
  window.change = (next) => { code = next; };
</script>
<Puzzle {code} onsolved={(detail) => window.solved.push(detail)} />`;

function compiled(path: string, source: string): string {
  if (path.endsWith('.svelte')) return compile(source, { filename: path, css: 'injected' }).js.code;
  if (!path.endsWith('.vue')) return source;
  const { descriptor, errors } = parse(source, { filename: path });
  if (errors[0]) throw errors[0];
  const isCustomElement = (tag: string): boolean => tag === 'nonogram-viewer';
  return compileScript(descriptor, {
    id: path,
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement } },
  }).content;
}

/** Snippets and the page around them, each compiled by its framework. */
function snippets(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'snippets',
    setup(setup) {
      setup.onResolve({ filter: /^@nonokit\/web$/ }, () => ({ path: '/nonogram-viewer.js', external: true }));
      setup.onResolve({ filter: /^(snippet|page)\.\w+$/ }, ({ path }) => ({ path, namespace: 'snippet' }));
      setup.onLoad({ filter: /./, namespace: 'snippet' }, ({ path }) => ({
        contents: compiled(basename(path), sources[path] ?? ''),
        loader: path.endsWith('.jsx') ? 'jsx' : 'ts',
        resolveDir: import.meta.dirname,
      }));
    },
  };
}

/** One module that mounts the guide's component in `#app`. */
export async function buildSnippet(framework: Framework, source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: MOUNT[framework], resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [snippets({ [`snippet.${framework}`]: source, 'page.svelte': SVELTE_PAGE })],
  });
  return outputFiles[0]?.text ?? '';
}
