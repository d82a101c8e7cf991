// The words of the playground around the viewer, a table a language. The viewer has its own (src/texts).

/** English; the others have the same keys. */
const ENGLISH = {
  title: 'Nonokit playground',
  modes: 'Mode',
  play: 'Play',
  edit: 'Draw',
  solve: 'Solve',
  view: 'View',
  puzzle: 'Puzzle',
  own: 'Own puzzle',
  next: 'Next puzzle',
  theme: 'Theme',
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  contrast: 'Contrast',
  language: 'Language',
  open: 'Open a file',
  keep: 'Save my games',
  opened: 'Opened.',
  games: 'Games taken over: {n}.',
  refused: 'This file cannot be read: {why}',
  embed: 'Put this puzzle on your page',
  upTo: 'up to {n} cells',
  colors: 'colours: {n}',
  more: 'Other pages',
  many: 'many boards',
  frame: 'in a frame',
  policy: 'under a strict policy',
};

/** The words of the page. */
export type PageTexts = typeof ENGLISH;

/** All languages by their tags. */
export const PAGE_TEXTS: Readonly<Record<string, PageTexts>> = {
  en: ENGLISH,
  ja: {
    title: 'Nonokit プレイグラウンド',
    modes: 'モード',
    play: '遊ぶ',
    edit: '描く',
    solve: '解く',
    view: '見る',
    puzzle: '問題',
    own: '自分の問題',
    next: '次の問題',
    theme: 'テーマ',
    auto: '自動',
    light: '明るい',
    dark: '暗い',
    contrast: '高コントラスト',
    language: '言語',
    open: 'ファイルを開く',
    keep: 'ゲームを保存',
    opened: '開きました。',
    games: '引き継いだゲーム：{n}',
    refused: 'このファイルは読めません：{why}',
    embed: 'この問題を自分のページに置く',
    upTo: '{n}マスまで',
    colors: '{n}色',
    more: 'ほかのページ',
    many: 'たくさんの盤',
    frame: 'フレームの中',
    policy: '厳しいポリシーの下',
  },
  zh: {
    title: 'Nonokit 演示',
    modes: '模式',
    play: '游戏',
    edit: '绘制',
    solve: '求解',
    view: '查看',
    puzzle: '题目',
    own: '自己的题目',
    next: '下一题',
    theme: '主题',
    auto: '自动',
    light: '浅色',
    dark: '深色',
    contrast: '高对比度',
    language: '语言',
    open: '打开文件',
    keep: '保存我的游戏',
    opened: '已打开。',
    games: '已接收的游戏：{n}',
    refused: '无法读取此文件：{why}',
    embed: '把这道题放到你的网页上',
    upTo: '最多 {n} 格',
    colors: '{n} 种颜色',
    more: '其他页面',
    many: '多个棋盘',
    frame: '在框架中',
    policy: '严格策略下',
  },
  ru: {
    title: 'Площадка Nonokit',
    modes: 'Режим',
    play: 'Играть',
    edit: 'Рисовать',
    solve: 'Решить',
    view: 'Смотреть',
    puzzle: 'Головоломка',
    own: 'Своя головоломка',
    next: 'Следующая',
    theme: 'Тема',
    auto: 'Авто',
    light: 'Светлая',
    dark: 'Тёмная',
    contrast: 'Контрастная',
    language: 'Язык',
    open: 'Открыть файл',
    keep: 'Сохранить мои игры',
    opened: 'Открыто.',
    games: 'Принято игр: {n}.',
    refused: 'Этот файл не читается: {why}',
    embed: 'Поместить головоломку на свою страницу',
    upTo: 'до {n} клеток',
    colors: 'цветов: {n}',
    more: 'Другие страницы',
    many: 'много полей',
    frame: 'во фрейме',
    policy: 'при строгой политике',
  },
};

/** A text with its gap filled. */
export function fill(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ''));
}

/** The language of the page for a tag as browsers have it: `ru-RU` → `ru`. */
export function pageLanguage(tags: readonly string[]): string {
  return tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => Object.hasOwn(PAGE_TEXTS, tag)) ?? 'en';
}

/** Writes the words into the page: `data-text` names the text, `data-label` the accessible name. */
export function writeTexts(texts: PageTexts): void {
  const named: { readonly [key: string]: string | undefined } = { ...texts };
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = named[element.dataset['text'] ?? ''] ?? '';
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', named[element.dataset['label'] ?? ''] ?? '');
  }
  document.title = texts.title;
}
