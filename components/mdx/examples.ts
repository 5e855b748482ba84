import type { vocabulary } from './vocabulary.tsx'

/** Example MDX of each component. The type requires all of them. */
export const examples: Record<keyof typeof vocabulary, string> = {
  Callout: `<Callout title="Start with one kind of work">

Look for work that comes back every week.

</Callout>`,
  Figure: `<Figure
  src="/images/blog/five-reasons.svg"
  alt="Five cards on a rising line."
  caption="Five reasons, one line."
/>`,
  Steps: `<Steps>

1. Write down what comes in.
2. Write down what must stand ready.

</Steps>`,
  Reasons: `<Reasons>

## You get hours back

Take one fault report.

## Fewer things go wrong

Retyping almost always goes well.

</Reasons>`,
  CallToAction: `<CallToAction to="contact" label="Book a free demo">

Bring your list to a demo.

</CallToAction>`,
  CookieTable: '<CookieTable longest="{terms.cookieRetention}" inUse="{analytics.inUse}" />',
}

/** Examples of Markdown syntax. */
export const markdownExamples: Record<string, string> = {
  Text: 'A paragraph with *emphasis*, **strong words**, `code` and a [link](/en/plans).',
  Facts: 'Starter costs {starter.monthly} a month.',
  Lists: `- An item
- Another, with one below it
  1. First
  2. Second`,
  Quotation: '> What somebody else said.',
  Table: `| What comes in | What stands ready |
| --- | --- |
| A fault report | A work order |`,
  Code: '```yaml\nstarter:\n  monthly: 950 euro\n```',
  Footnotes: 'A statement.[^source]\n\n[^source]: Where it comes from.',
}
