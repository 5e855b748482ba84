import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import Sequencer from './tests/harness/sequencer.ts'
import { smallCollections, smallRoot } from './tests/harness/small-site.ts'

// Separate from vite.config.ts, which would start Vike. Files share the modules of a worker, so compilers, content and
// browsers start once. docs/testing.md explains each project.
const shared = { environment: 'node', isolate: false, pool: 'forks' } as const
const ofSmallContent = { CONTENT: smallCollections }
const onSmallSite = { globalSetup: 'tests/harness/small-site.setup.ts', env: ofSmallContent }
const onSite = { globalSetup: 'tests/harness/built-site.setup.ts' }
const onBoth = { globalSetup: [onSmallSite.globalSetup, onSite.globalSetup], env: ofSmallContent }

const poll = { timeout: 30_000 }

// Puts all temporary folders of a run in one folder, which is removed at the end. Keeps only the small site.
process.env.SMALL_ROOT = smallRoot
const temporary = mkdtempSync(join(tmpdir(), 'tests-'))
for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = temporary
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }))

// Forms post to the local form sink, regardless of business.yaml.
Object.assign(process.env, {
  SITE_FORMS_CONTACT: '',
  SITE_FORMS_CONTACT_HONEYPOT: 'b_contact_website',
  SITE_FORMS_CONTACT_READABLE: '',
  SITE_FORMS_NEWSLETTER: '',
  SITE_FORMS_NEWSLETTER_HONEYPOT: 'b_newsletter_website',
  SITE_FORMS_NEWSLETTER_READABLE: '',
})

// The nightly run includes all journeys; other runs only those of a newcomer and a writer.
const journeys = [`tests/journeys/${process.env.NIGHTLY === '1' ? '*' : '{newcomer,writer}'}.test.ts`]

export default defineConfig({
  test: {
    // More workers than cores, because browser and server tests mostly wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: Sequencer },
    slowTestThreshold: 20_000,
    // Transforms each source once for all projects, and only when it changed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{site,scripts,components,renderer,pages,editor}/**/*.test.{ts,tsx}',
            'tests/{harness,search,mistakes}/*.test.ts',
          ],
          globalSetup: 'tests/harness/small-content.setup.ts',
          env: ofSmallContent,
          testTimeout: 360_000,
          hookTimeout: 360_000,
          expect: { poll },
        },
      },
      // The timeouts are only for tests that hang: a test must also pass under load. A failing test gets one retry,
      // which the run reports. Journeys get none, because their steps depend on each other.
      ...[
        { name: 'browser', ...onSmallSite },
        { name: 'output', ...onSite },
        { name: 'engines', ...onSmallSite, testTimeout: 540_000 },
        { name: 'builds', ...onBoth, testTimeout: 900_000, hookTimeout: 900_000 },
        { name: 'journeys', include: journeys, testTimeout: 1_800_000, hookTimeout: 900_000 },
        { name: 'nightly', ...onBoth, testTimeout: 3_600_000, hookTimeout: 600_000 },
      ].map((project) => ({
        test: {
          ...shared,
          include: [`tests/${project.name}/**/*.test.ts`],
          testTimeout: 180_000,
          hookTimeout: 360_000,
          retry: project.name === 'journeys' ? 0 : 1,
          expect: { poll },
          ...project,
        },
      })),
    ],
  },
})
