import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../harness/site.ts'
import { canRun, openRunner, stepOf } from '../harness/workflow.ts'

// The commands of the workflows themselves, run as a runner does, with a stand-in for GitHub.
let runner: ReturnType<typeof openRunner>
beforeEach(() => {
  runner = openRunner()
})
afterEach(() => runner.remove())

const commands = (workflow: string, step: string) => stepOf(workflow, step).run ?? ''
const titles = {
  publish: stepOf('publish.yml', 'Issue').env?.TITLE ?? '',
  scheduled: stepOf('scheduled.yml', 'Publish when something is due').env?.TITLE ?? '',
}

describe.runIf(canRun)('the values of the repository', () => {
  const hand = (vars: object, secrets: object) =>
    runner.run(`bash '${join(root, '.github/site-values.sh')}'`, {
      VARIABLES: JSON.stringify(vars),
      SECRETS: JSON.stringify(secrets),
    })

  /** The file of variables as a runner reads it. */
  const handed = () =>
    Object.fromEntries(
      [...runner.read('env').matchAll(/^(\w+)<<(.+)\n([\s\S]*?)\n\2\n/gm)].map(([, name, , value]) => [name, value]),
    )

  test('that begin with SITE_ are handed on, and no others; of two with one name the secret counts', () => {
    hand(
      { SITE_CONTACT_PHONE: '+31 20 123 45 67', AWS_ROLE: 'role', SITE_BRAND_NAME: 'Bedrijf', X_SITE_A: '1' },
      { github_token: 'token', SITE_BRAND_NAME: 'Geheim', SITE_FORMS_CONTACT: 'https://list.example/?u=1&id=$HOME' },
    )
    expect(handed()).toEqual({
      SITE_CONTACT_PHONE: '+31 20 123 45 67',
      SITE_BRAND_NAME: 'Geheim',
      SITE_FORMS_CONTACT: 'https://list.example/?u=1&id=$HOME',
    })
  })

  test('may have several lines, and none of them becomes another variable', () => {
    const value = 'one\nPATH=/evil\nEOF\nSITE_BRAND_NAME<<EOF\n\n"two" `three` %s\n'
    hand({ SITE_CONTACT_STREET: value }, {})
    expect(handed()).toEqual({ SITE_CONTACT_STREET: value })
  })

  test('do not show in the log where they are secret, line by line', () => {
    const { said } = hand({ SITE_BRAND_NAME: 'Bedrijf' }, { SITE_FORMS_CONTACT: 'first\n100%\n', OTHER: 'other' })
    expect(said.split('\n').filter(Boolean)).toEqual([
      '::add-mask::first',
      '::add-mask::100%25',
      'SITE_BRAND_NAME is set.',
      'SITE_FORMS_CONTACT is set.',
    ])
  })

  test('may be none', () => {
    expect(hand({}, { github_token: 'token' })).toEqual({ status: 0, said: '' })
    expect(runner.read('env')).toBe('')
  })

  test('that are no JSON stop the job', () => {
    expect(
      runner.run(`bash '${join(root, '.github/site-values.sh')}'`, { VARIABLES: '', SECRETS: '{' }).status,
    ).not.toBe(0)
  })
})

describe.runIf(canRun)('the schedule', () => {
  const publish = 'workflow run publish.yml --ref main'
  const ask = () => runner.run(commands('scheduled.yml', 'Publish when something is due'), { TITLE: titles.scheduled })
  const published = (due: string | null) => {
    runner.write('github/runs.json', '[{ "databaseId": 7 }]')
    runner.write('github/runs/7/build/build.json', JSON.stringify({ due }))
  }

  test.each([
    ['nothing waits', null],
    ['what waits is due later', new Date(Date.now() + 3_600_000).toISOString()],
  ])('ends where %s', (_, due) => {
    published(due)
    expect(ask()).toEqual({ status: 0, said: 'Nothing became due.\n' })
    expect(runner.asked()).toEqual([])
  })

  test('publishes what became due', () => {
    const due = new Date(Date.now() - 1000).toISOString()
    published(due)
    expect(ask()).toEqual({ status: 0, said: `Due since ${due}.\n` })
    expect(runner.asked()).toEqual([publish])
  })

  test('publishes again where nobody knows any more what was published', () => {
    runner.write('github/runs.json', '[{ "databaseId": 7 }]')
    expect(ask().status).toBe(0)
    expect(runner.asked()).toEqual([publish])
  })

  test('does nothing before the first publishing', () => {
    expect(ask()).toEqual({ status: 0, said: 'Nothing was published yet.\n' })
    expect(runner.asked()).toEqual([])
  })

  test('waits while a publishing that was rolled back is looked into', () => {
    published(new Date(0).toISOString())
    runner.write('github/issues.json', '[{ "number": 12 }]')
    expect(ask().said).toBe('A publishing was rolled back: it is tried again when issue #12 is closed.\n')
    expect(runner.asked()).toEqual([])
    expect(titles.scheduled).toBe(titles.publish)
  })
})

describe.runIf(canRun)('going back', () => {
  const find = () => runner.run(commands('publish.yml', 'before').replace("--pattern 'github-pages-*'", '--name all'))
  /** The artefacts of a run, each a site that says which it is. */
  const kept = (run: number, ...artefacts: string[]) => {
    runner.write('github/runs.json', `[{ "databaseId": ${run} }]`)
    for (const name of artefacts) {
      runner.write(`site-${name}/release.json`, `${name}\n`)
      runner.write(`site-${name}/.well-known/security.txt`, 'Contact')
      const to = join(runner.work, `github/runs/${run}/all`, name)
      mkdirSync(to, { recursive: true })
      spawnSync('tar', ['-cf', join(to, 'artifact.tar'), '-C', join(runner.work, `site-${name}`), '.'])
    }
  }

  test('takes the whole site of the last run that passed, and of its attempts the last', () => {
    kept(7, 'github-pages-2', 'github-pages-10')
    expect(find().status).toBe(0)
    expect(runner.read('output')).toBe('run=7\n')
    expect(runner.read('_before/release.json')).toBe('github-pages-10\n')
    expect(runner.read('_before/.well-known/security.txt')).toBe('Contact')
  })

  test.each(['there was none', 'what it published is kept no longer'])('does nothing where %s', (why) => {
    if (why !== 'there was none') runner.write('github/runs.json', '[{ "databaseId": 7 }]')
    expect(find()).toEqual({ status: 0, said: 'There is none to go back to.\n' })
    expect(runner.read('output')).toBe('')
  })

  describe('is believed only when it is seen', () => {
    const look = () => runner.run(commands('publish.yml', 'live'), { URL: 'https://site.example' })
    beforeEach(() => {
      runner.write('_before/release.json', 'good\n')
      runner.program('sleep', 'true')
    })

    test('on the live site', () => {
      runner.program('curl', `[ "\${@: -1}" = https://site.example/release.json ] && echo good`)
      expect(look().status).toBe(0)
    })

    test('after a while too', () => {
      runner.program('curl', 'echo >> tries; [ $(wc -l < tries) -gt 2 ] && echo good || echo bad')
      expect(look().status).toBe(0)
    })

    test.each(['echo bad', 'exit 22'])('not where the site answers: %s', (answer) => {
      runner.program('curl', answer)
      expect(look().status).toBe(1)
    })
  })

  describe('is told in an issue', () => {
    const tell = (env: Readonly<Record<string, string>>) => {
      runner.write('github/runs/9/smoke/smoke.md', '✗ Every page is there\n    /faq: 404')
      return runner.run(commands('publish.yml', 'Issue'), { TITLE: titles.publish, BEFORE: '', LIVE: '', ...env })
    }

    test.each([
      [
        { BEFORE: '7', LIVE: 'success' },
        'The site of [an earlier run](https://github.example/anna/site/actions/runs/7) is live again.',
      ],
      [
        { BEFORE: '7', LIVE: 'failure' },
        'was to be live again, and is not: **go back by hand**, as docs/operations.md says.',
      ],
      [
        { BEFORE: '7', LIVE: 'skipped' },
        'was to be live again, and is not: **go back by hand**, as docs/operations.md says.',
      ],
      [{}, 'There is no earlier site to go back to: **the faulty one is live.**'],
    ])('%o', (env, sentence) => {
      expect(tell(env).status).toBe(0)
      expect(runner.asked()).toEqual([`issue create --title ${titles.publish} --body-file issue.md`])
      const body = runner.read('github/body')
      expect(body).toContain('Commit bad was published by [this run](https://github.example/anna/site/actions/runs/9)')
      expect(body).toContain(sentence)
      expect(body).toContain('    /faq: 404')
    })

    test('or added to the one that is open', () => {
      runner.write('github/issues.json', '[{ "number": 12 }]')
      expect(tell({}).status).toBe(0)
      expect(runner.asked()).toEqual(['issue comment 12 --body-file issue.md'])
    })
  })
})

describe.runIf(canRun)('the contact form', () => {
  const form = (env: Readonly<Record<string, string>>) => {
    runner.program('npm', 'echo "$*"; [ -z "$FAILS" ]')
    return runner.run(commands('form.yml', 'form'), { PUBLISHED: '', SITE: '', ...env })
  }

  test('is asked each day in any case, and after a publishing where its page cannot read the answer', () => {
    expect(form({ SITE: 'https://site.example' }).said).toBe('run --silent smoke -- https://site.example --form\n')
    expect(form({ PUBLISHED: 'https://new.example/' }).said).toBe(
      'run --silent smoke -- https://new.example/ --form --unless-readable\n',
    )
    expect(form({ SITE: 'https://site.example', FAILS: '1' }).status).toBe(1)
  })
})

describe.runIf(canRun)('the report of a pull request', () => {
  const report = (base: string | undefined, fails = '') => {
    if (base !== undefined) runner.write('published/build.json', base)
    runner.program(
      'npm',
      `echo "$BASE npm $*"
if [ "$2" = build ]; then [ -z "${fails}" ]; else echo text > report/report.md; fi`,
    )
    const env = { AGAINST: 'abc', NUMBER: '5', GITHUB_STEP_SUMMARY: join(runner.work, 'summary') }
    return runner.run(commands('pull-request.yml', 'report'), env)
  }

  test.each([
    ['{ "base": "/site/" }', '/site/'],
    ['{}', '/'],
    ['', '/'],
    [undefined, '/'],
  ])('builds for the path of the published site: %s → %s', (base, path) => {
    expect(report(base).said.split('\n')[0]).toBe(`${path} npm run build`)
    expect([runner.read('summary'), runner.read('report/number')]).toEqual(['text\n', '5'])
  })

  test('is made without sizes where the site cannot be built', () => {
    const { status, said } = report('{}', 'it does')
    expect(status).toBe(0)
    expect(said).toContain('There are no sizes: the site was not built.')
    expect(runner.read('summary')).toBe('text\n')
  })
})
