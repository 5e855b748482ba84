import { clsx } from 'clsx'
import type { Words } from '../site/fields.ts'
import { Chooser } from './Chooser.tsx'
import { Icon } from './Icon.tsx'
import { CheckList } from './lists.tsx'
import { useLocale } from './locale.tsx'

type Demo = Words<'home'>['demo']

const control = clsx(
  'border-edge grid min-h-11 min-w-11 place-items-center rounded border text-sm font-medium',
  'disabled:border-line disabled:text-edge hover:enabled:border-blue-600 hover:enabled:bg-blue-50',
)
/** Two columns on narrow screens and on paper, where steps are wide. */
const row = clsx(
  'pb-1.5 not-first:border-t not-first:pt-1.5',
  'grid grid-cols-[minmax(min-content,2fr)_minmax(0,3fr)] items-baseline gap-3 lg:block',
)

/**
 * One workflow per sector; CSS shows the selected one. renderer/client/demo.ts sets the state of each step, and
 * styles/demo.css styles it.
 */
export function DemoCard({ label, sectors }: Demo) {
  const { t } = useLocale()
  return (
    <figure
      className={clsx(
        'demo card lift relative grid items-center gap-x-8 gap-y-4 text-base leading-normal',
        'lg:grid-cols-[1fr_auto_auto]',
      )}
      data-demo
    >
      <figcaption className="text-soft flex items-center gap-2.5 text-sm">
        <LiveDot />
        {label}
      </figcaption>
      <fieldset className="print:hidden">
        <legend className="sr-only">{t('demo.choose')}</legend>
        <Chooser
          name="sector"
          items={sectors.map(({ name }, index) => ({ value: index, label: name, isChosen: index === 0 }))}
        />
      </fieldset>
      {/* Reserves space before the script runs, to avoid layout shift. */}
      <div className="flex gap-2 not-in-data-live:invisible print:hidden noscript:hidden">
        <button type="button" className={control} aria-label={t('demo.back')}>
          <Icon name="back" size={20} />
        </button>
        <button type="button" className={clsx(control, 'w-24')} data-play={t('demo.play')} data-pause={t('demo.pause')}>
          {t('demo.play')}
        </button>
        <button type="button" className={control} aria-label={t('demo.next')}>
          <Icon name="next" size={20} />
        </button>
      </div>
      {/* Stacked in one grid cell, so that the card keeps its height. */}
      <div className="relative col-span-full mt-2 grid lg:mt-4 print:block">
        {/* The line crosses the page from edge to edge. */}
        <span className="absolute top-[5.75px] -left-[100vw] hidden w-[250vw] border-t-[1.5px] border-blue-200 lg:block" />
        {sectors.map((sector, index) => (
          <Flow key={sector.name} {...sector} index={index} />
        ))}
      </div>
      <p className="sr-only" role="status" />
      <span className="rounded-card absolute inset-[20px_-20px_-20px_20px] -z-1 bg-blue-100" />
    </figure>
  )
}

export function LiveDot() {
  return <span className="bg-warm animate-live size-[9px] flex-none rounded-full" />
}

function Flow({ index, received, found, checked, proposed, done }: Demo['sectors'][number] & { index: number }) {
  return (
    <ol
      className="stations col-start-1 row-start-1 grid lg:grid-flow-col lg:grid-cols-[1.45fr_1fr_1.05fr_1.15fr_1fr] lg:gap-7 print:mb-[24pt]"
      data-sector={index}
    >
      <Step {...received}>
        <Request {...received} tone="bg-paper" />
      </Step>
      <Step {...found}>
        <dl>
          {found.fields.map(({ label, value }) => (
            <div key={label} className={row}>
              <dt className="text-soft text-xs leading-snug">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </Step>
      <Step {...checked}>
        <CheckList items={checked.items} />
      </Step>
      <Step {...proposed}>
        <div className="max-lg:not-print:in-data-waits:border-line rounded border-[1.5px] border-blue-600 px-4 pt-3.5 pb-4">
          <p className="font-medium">{proposed.text}</p>
          {/* The approval button and its result share a grid cell. */}
          <div className="mt-3 grid items-center">
            <p className="text-soft col-start-1 row-start-1 text-xs in-data-now:invisible max-lg:not-print:in-data-waits:invisible">
              {proposed.approved}
            </p>
            <button type="button" className="button col-start-1 row-start-1 not-in-data-now:invisible">
              {proposed.button}
            </button>
          </div>
        </div>
      </Step>
      <Step {...done}>
        <ul>
          {done.items.map((item) => (
            <li key={item.system} className={clsx(row, 'text-soft')}>
              <strong className="text-ink block font-medium">{item.system}</strong>
              {item.text}
            </li>
          ))}
        </ul>
      </Step>
    </ol>
  )
}

function Step({ title, time, children }: { title: string; time: string; children: React.ReactNode }) {
  return (
    <li className="demo-step grid break-inside-avoid grid-rows-[auto_auto_1fr] content-start pl-8 not-last:pb-5 lg:pt-7.5 lg:pl-0 lg:not-last:pb-0">
      <span className="text-soft text-xs tabular-nums lg:not-print:in-data-waits:invisible">{time}</span>
      {/* The script turns the title into a button, whose click target is the entire top of the step. */}
      <strong
        className={clsx(
          'demo-title in-data-waits:text-soft leading-snug text-balance lg:min-h-[2.6em]',
          '*:text-left *:after:absolute *:after:inset-[-8px_0_auto] *:after:h-18 *:hover:text-blue-600 lg:*:after:h-25',
        )}
      >
        {title}
      </strong>
      <div className="demo-body mt-3.5">{children}</div>
    </li>
  )
}

/** Highlighter stroke. The live workflow draws it from left to right. */
const highlight =
  'border-b-[1.5px] border-blue-600 [background:linear-gradient(var(--color-blue-100)_0_0)_0_0/100%_100%_no-repeat] py-px text-inherit'

export function Request({ from, text, tone }: { from: string; text: string; tone: 'bg-paper' | 'bg-card' }) {
  return (
    <blockquote className={clsx('rounded-[4px_10px_10px_10px] border px-4 py-3.5', tone)}>
      <p className="text-soft mb-1 text-xs">{from}</p>
      <p>{marked(text)}</p>
    </blockquote>
  )
}

/** Marks the [bracketed] parts of a text. */
function marked(text: string) {
  return text.split(/\[([^\]]*)\]/).map((part, index) =>
    index % 2 ? (
      <mark key={part} className={highlight}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
