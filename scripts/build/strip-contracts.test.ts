import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutDocumentation } from './strip-contracts.ts';

const stripped = (code: string) => withoutDocumentation(code, (text) => parseAst(text)).replace(/\s+/g, '');

describe('contracts in a build', () => {
  it('have the attributes without their descriptions', () => {
    expect(
      stripped(`const attributes = {
        date: text('Fills in the date.', '', { pattern: /x/, allowed: 'a date such as 2027-03-31' }),
        size: wholeNumber(2, "How many, as in 'two'."),
        level: { kind: 'number', about: 'Level of the heading.', min: 1 },
      };`),
    ).toBe(
      `constattributes={date:text('','',{pattern:/x/,allowed:'adatesuchas2027-03-31'}),size:wholeNumber(2,''),level:{kind:'number',min:1},};`,
    );
  });

  it('have attributes that are called as a description is', () => {
    expect(stripped(`const attributes = { about: text('What it is about.', '') };`)).toBe(
      `constattributes={about:text('','')};`,
    );
  });

  it('say of events only whether they can be cancelled, and name no parts or slots', () => {
    expect(
      stripped(`defineContract({
        tag: 'dragoman-x',
        summary: 'Shows x.',
        events: { 'dragoman-y': { about: 'It is over.', detail: { id: 'string' }, cancelable: true } },
        slots: loadingSlots,
        parts: { ...loadingParts, x: text('An x.') }
      });`),
    ).toBe(`defineContract({tag:'dragoman-x',events:{'dragoman-y':{cancelable:true}},});`);
  });
});
