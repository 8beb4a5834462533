process.env.ONE_SCREEN_ITEMS ??= '300';
process.argv.push('one-screen');
await import('../e2e/run.mjs');
