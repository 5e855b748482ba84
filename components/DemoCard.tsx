import type { words } from '../site/content.ts'
import { CheckList } from './CheckList.tsx'
import { Chooser } from './Chooser.tsx'
import { Icon } from './Icon.tsx'
import { useMessages } from './locale.tsx'
import { Request } from './Request.tsx'

type Demo = ReturnType<typeof words<'home'>>['demo']
type Workflow = Demo['sectors'][number]

/**
 * Animated workflow, one per sector. Radio buttons and CSS switch sectors without scripts; renderer/client/demo.ts
 * animates it once visible.
 */
export function DemoCard({ label, sectors }: Demo) {
  const t = useMessages()
  return (
    <figure className="demo card p-[clamp(20px,2.4vw,32px)]" data-demo>
      <figcaption className="meta before:bg-warm before:animate-live flex items-center gap-2.5 before:size-[9px] before:flex-none before:rounded-full">
        {label}
      </figcaption>
      <fieldset className="demo-sectors">
        <legend className="sr-only">{t('demo.choose')}</legend>
        <Chooser
          name="sector"
          items={sectors.map(({ name }, index) => ({ value: index, label: name, isChosen: index === 0 }))}
        />
      </fieldset>
      <div className="demo-controls">
        <button type="button" aria-label={t('demo.back')}>
          <Icon name="back" size={20} />
        </button>
        <button type="button" data-play={t('demo.play')} data-pause={t('demo.pause')}>
          {t('demo.play')}
        </button>
        <button type="button" aria-label={t('demo.next')}>
          <Icon name="next" size={20} />
        </button>
      </div>
      <div className="demo-flows">
        {sectors.map((sector, index) => (
          <Flow key={sector.name} {...sector} index={index} />
        ))}
      </div>
      <p className="sr-only" role="status" />
    </figure>
  )
}

function Flow({ index, received, found, checked, proposed, done }: Workflow & { index: number }) {
  return (
    <ol className="demo-flow stations" data-sector={index}>
      <Step {...received}>
        <Request {...received} />
      </Step>
      <Step {...found}>
        <dl className="demo-found">
          {found.fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Step>
      <Step {...checked}>
        <CheckList items={checked.items} />
      </Step>
      <Step {...proposed}>
        <div className="demo-proposal">
          <p>{proposed.text}</p>
          <div>
            <p>{proposed.approved}</p>
            <button type="button" className="button">
              {proposed.button}
            </button>
          </div>
        </div>
      </Step>
      <Step {...done}>
        <ul className="demo-done">
          {done.items.map((item) => (
            <li key={item.system}>
              <strong>{item.system}</strong>
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
    <li className="demo-step">
      <span className="demo-time">{time}</span>
      <strong className="demo-title">{title}</strong>
      <div className="demo-body">{children}</div>
    </li>
  )
}
