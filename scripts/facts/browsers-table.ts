import { type Engine, engines, type Feature, features, oldest } from '../../site/browsers.ts'
import { newestOf, supportAt, type Versions } from './support.ts'

/** Where the list of browsers stands. */
export const browsersFile = 'docs/browsers.md'

const names: Record<Engine, string> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' }

/** What the tests run in: see docs/testing.md. WebKitGTK 2.50 is the engine of Safari 26. */
const tried: Versions = { chrome: 156, firefox: 153, safari: 26 }

/** The oldest browsers that have every feature without which the site is not shown rightly. */
export function neededVersions(): Versions {
  return newestOf(features.filter(({ instead }) => !instead).map(versionsOf))
}

/** docs/browsers.md: the oldest browsers, and each feature with the versions that have it first. */
export function browsersTable(): string {
  return [
    '# Browsers',
    '',
    'Made by `npm run facts` from `site/browsers.ts` and `@mdn/browser-compat-data`. A feature that is used for the first time is a line there; `tests/output/browsers.test.ts` names one that is not.',
    '',
    `The oldest that show the site rightly: **${engines.map((engine) => `${names[engine]} ${oldest[engine]}`).join('**, **')}**, by data. The build writes its styles and programs for these. Edge and other Chromiums go with Chrome; every browser on iOS goes with Safari.`,
    '',
    `Tried: Chromium ${tried.chrome}, Firefox ${tried.firefox} and WebKitGTK 2.50 (the engine of Safari ${tried.safari}). Every other version stands here by data. "no": no version has it whole.`,
    '',
    '## What the site needs',
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
  return newestOf(data.map((path) => supportAt(path).since))
}
