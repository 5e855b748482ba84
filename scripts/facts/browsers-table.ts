import { type Engine, engines, type Feature, features, oldest } from '../../site/browsers.ts'
import { newestOf, supportAt, type Versions } from './support.ts'

const names: Record<Engine, string> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' }

/** Returns the oldest browsers that have every feature without which the site is not shown rightly. */
export function neededVersions(): Versions {
  return newestOf(features.filter(({ instead }) => !instead).map(versionsOf))
}

/** Returns the oldest browsers, and each feature with the versions that have it first, in Markdown. */
export function browsersTable(): string {
  return [
    '# Browsers',
    '',
    `The oldest that show the site rightly: **${engines.map((engine) => `${names[engine]} ${oldest[engine]}`).join('**, **')}**, by data. The build writes its styles and programs for these. Edge and other Chromiums go with Chrome; every browser on iOS goes with Safari.`,
    '',
    'Versions stand here by data; docs/testing.md says in which browsers the site was tried. "no": no version has it whole.',
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
