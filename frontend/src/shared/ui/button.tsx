import type { ComponentProps } from 'react';

/**
 * The button of pupils' and public pages: plain markup under the tokens. antd's would bring 64 KB of script to every
 * pupil's first page, more than the page's budget leaves; adults' consoles use antd. A `key` is the soft button of
 * children's pages, which sinks when pressed; `go` is the yellow one, the next step, at most once on a screen.
 */
export function Button({
  tone = 'plain',
  large = false,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: 'primary' | 'plain' | 'quiet' | 'key' | 'go'; large?: boolean }) {
  const classes = ['action', tone !== 'plain' && `action--${tone}`, large && 'action--large', className];
  return <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} />;
}
