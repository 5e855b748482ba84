/** The engines whose browsers the site is made for. Edge and other Chromiums go with Chrome, iOS with Safari. */
export const engines = ['chrome', 'firefox', 'safari'] as const

export type Engine = (typeof engines)[number]

/**
 * The oldest browsers that show the site rightly: the newest that a needed feature asks for. The build's targets are
 * these, and a unit test holds them against the data. A test of the built site names what is newer and has no line below.
 */
export const oldest: Record<Engine, number> = { chrome: 123, firefox: 125, safari: 17.5 }

export interface Feature {
  name: string
  /** Where @mdn/browser-compat-data has it: all that stands under these paths is named with it. */
  data: readonly [string, ...string[]]
  /** Finds it in the built pages, where it is not found by what its styles or programs have newer than the oldest browsers. */
  pattern?: RegExp
  /** What a browser without it shows. The site needs a feature that says nothing here, and no browser is older. */
  instead?: string
}

/**
 * What the site uses of the platform that decides how old a browser may be, and what is newer: `npm run facts -- --browsers`
 * shows it. What all of the oldest browsers have needs no line.
 */
export const features: readonly Feature[] = [
  { name: '`light-dark()`', data: ['css.types.color.light-dark'], pattern: /light-dark\(/ },
  { name: '`popover`', data: ['html.global_attributes.popover', 'css.selectors.popover-open'], pattern: /\[popover\]/ },
  {
    name: '`text-wrap: pretty`',
    data: ['css.properties.text-wrap.pretty'],
    instead: 'a paragraph may end in a line of one word',
  },
  {
    name: '`@view-transition` between pages',
    data: [
      'css.at-rules.view-transition',
      'css.properties.view-transition-name',
      'css.selectors.view-transition-group',
      'css.selectors.view-transition-new',
      'css.selectors.view-transition-old',
    ],
    instead: 'the next page comes at once',
  },
  {
    name: 'view transitions in React',
    data: ['api.Document.startViewTransition'],
    instead: 'the same: React brings it along, and the site does not use it',
  },
  {
    name: 'animation by scrolling (`animation-timeline`)',
    data: ['css.properties.animation-timeline', 'css.properties.animation-range'],
    instead: 'the line of the home page stands there whole, and that under the header from the start',
  },
  {
    name: '`::details-content`',
    data: ['css.selectors.details-content', 'css.properties.content-visibility'],
    instead: 'a program unfolds what is folded for the printer; without scripts it stays folded on paper',
  },
  {
    name: '`CSS.highlights`',
    data: ['api.CSS.highlights_static', 'api.Highlight', 'css.selectors.highlight'],
    instead: 'what is searched for in the FAQ is not marked',
  },
  {
    name: 'Trusted Types',
    data: ['api.trustedTypes', 'api.TrustedTypePolicyFactory', 'api.TrustedTypePolicy'],
    pattern: /trustedTypes/,
    instead: 'the same: a second lock that is not there, behind the content policy that is',
  },
  {
    name: 'speculation rules',
    data: ['html.elements.script.type.speculationrules'],
    pattern: /speculationrules/,
    instead: 'the next page is fetched when its link is followed',
  },
  {
    name: '`document.prerendering`',
    data: ['api.Document.prerendering'],
    instead: 'the same: it runs no page before it is opened',
  },
  {
    name: '`fetchpriority`',
    data: ['html.elements.img.fetchpriority'],
    pattern: /fetchpriority="high"/i,
    instead: 'the first picture is fetched in the order of the page',
  },
  {
    name: '`scrollbar-gutter`',
    data: ['css.properties.scrollbar-gutter'],
    instead: 'where scrollbars take room, the page moves by the width of one when search opens',
  },
  {
    name: '`overscroll-behavior`',
    data: ['css.properties.overscroll-behavior'],
    instead: 'the page may scroll on when a list above it is at its end',
  },
  {
    name: '`accent-color`',
    data: ['css.properties.accent-color'],
    instead: 'check boxes have the colour of the system',
  },
  {
    name: '`hanging-punctuation`',
    data: ['css.properties.hanging-punctuation'],
    instead: 'an opening quotation mark stands in the column, not before it',
  },
  {
    name: '`text-size-adjust`',
    data: ['css.properties.text-size-adjust'],
    instead: 'its prefixed form, or no resizing at all',
  },
  { name: '`ui-monospace`', data: ['css.properties.font-family.ui-monospace'], instead: 'the next font of the list' },
  { name: '`text-decoration: dotted`', data: ['css.properties.text-decoration.dotted'], instead: 'its prefixed form' },
  {
    name: '`break-after: avoid`',
    data: ['css.properties.break-after.avoid'],
    instead: 'on paper, a heading may stand at the foot of a sheet',
  },
  {
    name: '`navigator.connection` in React',
    data: ['api.Navigator.connection'],
    instead: 'the same: React supposes a speed',
  },
]
