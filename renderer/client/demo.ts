/** Step duration, in ms. */
const pace = 1700

/** Index of the approval step, where playback pauses. */
const asks = 3

/**
 * Plays the demo at the start, and each time the visitor chooses a sector, unless reduced motion is set. Enables its
 * controls.
 */
export function startDemo(demo: HTMLElement) {
  const flows = [...demo.querySelectorAll('[data-sector]')].map((flow) => [...flow.children])
  const steps = flows.flatMap((flow) => [...flow.entries()])
  const [back, play, next] = demo.querySelectorAll<HTMLButtonElement>(':scope > div > button')
  const status = demo.querySelector('[role=status]')
  const last = (flows[0]?.length ?? 0) - 1
  let step = last
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!back || !play || !next || !status) return

  const show = (to: number) => {
    step = Math.min(Math.max(to, 0), last)
    for (const [index, element] of steps) {
      element.toggleAttribute('data-waits', index > step)
      element.toggleAttribute('data-now', index === step)
    }
    back.disabled = step === 0
    next.disabled = step === last
    // A focused button loses focus when it is disabled, so the play button takes over.
    if (demo.querySelector(':disabled:focus')) play.focus()
  }
  const run = (playing: boolean) => {
    clearTimeout(timer)
    play.textContent = (playing ? play.dataset.pause : play.dataset.play) ?? ''
    if (playing) timer = setTimeout(() => go(step + 1), pace)
  }
  /** Shows a step. Schedules the next one, unless this is the approval or the last step. */
  const go = (to: number) => {
    show(to)
    run(step !== asks && step < last)
  }
  const turn = (to: number) => {
    run(false)
    show(to)
    const panel = flows[chosen()]?.[step]
    status.textContent = panel?.querySelector('strong')?.textContent ?? ''
  }
  const chosen = () => Number(demo.querySelector<HTMLInputElement>('input:checked')?.value)

  // Step titles become buttons.
  for (const [index, element] of steps) {
    const title = element.querySelector('strong')
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...(title?.childNodes ?? []))
    button.addEventListener('click', () => turn(index))
    title?.append(button)
    element.querySelector(':scope > div button')?.addEventListener('click', () => {
      turn(asks + 1)
      // The clicked button is hidden now, so focus moves on.
      element.nextElementSibling?.querySelector('button')?.focus({ preventScroll: true })
    })
  }
  back.addEventListener('click', () => turn(step - 1))
  next.addEventListener('click', () => turn(step + 1))
  play.addEventListener('click', () => {
    if (play.textContent === play.dataset.pause) run(false)
    else go(step >= asks ? 0 : step)
  })
  demo.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    turn(step + by)
  })
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  demo.addEventListener('change', () => {
    if (!still) go(0)
  })
  demo.dataset.live = ''
  show(last)
  if (!still) timer = setTimeout(() => go(0), pace / 2)
}
