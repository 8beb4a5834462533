import { it } from '@jest/globals';
import { STRUCTURES } from './catalogue.js';
import { listAsks } from './asks.js';
it('lists', () => {
  const out: string[] = [];
  for (const s of STRUCTURES) {
    const t = performance.now();
    const asks = listAsks(s);
    out.push(`${s.id} ${asks.length} asks ${Math.round(performance.now() - t)} ms`);
    for (const a of asks.slice(0, 40))
      out.push(
        `   ${a.id}   told: ${a.told.map((r) => r.key).join(', ')}  lines: ${a.lines.map((l) => l.finds).join(' ')}`,
      );
  }
  process.stdout.write(out.join('\n'));
});
