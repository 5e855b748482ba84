import { type Engine, engines, type Feature, features, oldest } from '../../site/browsers.ts'
import { newestOf, supportAt, type Versions } from './support.ts'

const names: Record<Engine, string> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' }

/** The engines in which `npm run test:browsers` last passed in whole, and when: it says the versions itself. */
const tried: readonly (readonly [engine: string, version: string, whose: string])[] = [
  ['Chromium', '156.0.8078.79', 'Chrome, Edge'],
  ['Firefox ESR', '153.7.0', 'Firefox'],
  ['WebKitGTK', '2.50.6', 'Safari 26'],
]
const triedOn = '22 November 2026'

/** The oldest browsers that have every feature without which the site is not shown rightly. */
export function neededVersions(): Versions {
  return newestOf(features.filter(({ instead }) => !instead).map(versionsOf))
}

/** In Markdown: the oldest browsers, and each feature with the versions that have it first. */
export function browsersTable(): string {
  return [
    '# Browsers',
    '',
    `The oldest that show the site rightly: **${engines.map((engine) => `${names[engine]} ${oldest[engine]}`).join('**, **')}**, by data. The build writes its styles and programs for these. Edge and other Chromiums go with Chrome; every browser on iOS goes with Safari.`,
    '',
    'Every other version than those of the next table stands here by data. "no": no version has it whole.',
    '',
    '## What it was tried in',
    '',
    `On ${triedOn}, on Debian 12, \`npm run test:browsers\` passed whole in these. Every night it runs in the newest of Debian 13 (\`.github/workflows/nightly.yml\`).`,
    '',
    '| engine | version | of |',
    '|---|---|---|',
    ...tried.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    'WebKitGTK is the engine of Safari without its frame. Not tried in it: paper, forced colours (it has none), windows narrower than some 450 pixels, and what an element looks like that has the focus. No iPhone and no Mac was tried; what differs there (the keys of Safari, which leave links out of Tab unless a setting says otherwise; the clipboard; fonts) is by reading.',
    '',
    '## What decides',
    '',
    'Whatever else the site needs, all of the oldest have: the newest that it asks for are these.',
    '',
    `| feature | ${engines.map((engine) => names[engine]).join(' | ')} |`,
    `|---|${engines.map(() => '---|').join('')}`,
    ...features.filter(({ instead }) => !instead).map(rowOf),
    '',
    '## What it uses where it is there',
    '',
    `| feature | ${engines.map((engine) => names[engine]).join(' | ')} | without it |`,
    `|---|${engines.map(() => '---|').join('')}---|`,
    ...features.filter(({ instead }) => instead).map((feature) => `${rowOf(feature)} ${feature.instead} |`),
    '',
  ].join('\n')
}

function rowOf(feature: Feature): string {
  const versions = versionsOf(feature)
  const cells = engines.map((engine) => (Number.isFinite(versions[engine]) ? versions[engine] : 'no'))
  return `| ${feature.name} | ${cells.join(' | ')} |`
}

function versionsOf({ data }: Feature): Versions {
  return newestOf(data.map(supportAt))
}
