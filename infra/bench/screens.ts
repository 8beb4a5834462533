/** The journey that measures whether a question fits one screen, over as many questions as the bound asks for. */
process.env.ONE_SCREEN_ITEMS ??= '300';
process.argv.push('one-screen');
await import('../e2e/run.ts');
