// Looks at a page as it is shown. Each function runs in the page, so it needs nothing outside of itself.

/** Names each text that is hard to read where the system is light or dark: its contrast is below that of WCAG AA. */
export function faintTexts(scheme: 'light' | 'dark'): string[] {
  document.documentElement.style.colorScheme = scheme
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, number[]>()
  const rgba = (colour: string) => {
    const before = known.get(colour)
    if (before || !canvas) return before ?? []
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const read = [...canvas.getImageData(0, 0, 1, 1).data]
    known.set(colour, read)
    return read
  }
  /** The first ground behind an element that nothing shines through; none where a picture is. */
  const groundOf = (element: Element | null): number[] | undefined => {
    if (!element) return [255, 255, 255, 255]
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return undefined
    const ground = rgba(backgroundColor)
    return ground[3] === 255 ? ground : groundOf(element.parentElement)
  }
  const lightOf = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, .sr-only, :disabled, [data-waits]')
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!text.nodeValue?.trim() || !element || !isShown(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const ground = groundOf(element)
    const size = Number.parseFloat(fontSize)
    if (!ground) continue
    const [low = 0, high = 0] = [lightOf(rgba(color)), lightOf(ground)].sort((one, other) => one - other)
    const contrast = (high + 0.05) / (low + 0.05)
    if (contrast < (size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5))
      found.add(
        `${element.className || element.tagName} “${text.nodeValue.trim().slice(0, 30)}” ${contrast.toFixed(1)}`,
      )
  }
  document.documentElement.style.colorScheme = ''
  return [...found]
}

/** Says how a page stands on the screen, and where its menu and its languages lead. */
export function frameOfPage() {
  const switches = [...document.querySelectorAll('.language')]
  const twins = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]:not([hreflang=x-default])')]
  const header = document.querySelector<HTMLElement>('.header')
  const isOver = header ? /fixed|sticky/.test(getComputedStyle(header).position) : false
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
  const links = seen('a[href]') as HTMLAnchorElement[]
  const digits = (text = '') => text.replace(/\D/g, '')
  const [mail, phone] = ['mailto:', 'tel:'].map((protocol) => links.find((link) => link.protocol === protocol))
  /** Where a link does what it says: begins a message, dials, or opens a chat that has begun. */
  const isReaching = (link: HTMLAnchorElement) => {
    if (link.protocol === 'mailto:') return link.href.startsWith(`mailto:${link.textContent || mail?.textContent}`)
    if (link.protocol === 'tel:') return /^tel:\+\d+$/.test(link.href) && digits(link.href) === digits(link.textContent)
    const text = new URL(link.href).searchParams.get('text') ?? ''
    return link.pathname.slice(1) === digits(phone?.textContent) && text.length > 4
  }
  // At its end and on the way there.
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const fixed = seen('body *').filter((each) => getComputedStyle(each).position === 'fixed')
  const boxes = fixed.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width * height > 0)
  const end = seen('footer :is(a, button)').at(-1)?.getBoundingClientRect()
  const isTop = header?.getBoundingClientRect().top === 0
  scrollTo({ top: 0, behavior: 'instant' })
  return {
    /** The menu stays within reach, and nothing that stays lies over the end of the page. */
    stays: isTop && boxes.every(({ top }) => (end?.bottom ?? 0) <= top + 1),
    /** What is there to be used, or to be gone to, and has no name to be read aloud. */
    unnamed: seen('a, button, input, select, textarea, nav, aside, dialog, table, [role=group], [role=listbox]')
      .filter((each) => {
        const by = each
          .getAttribute('aria-labelledby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
        const labels = [...((each as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
        const isControl = each.matches('a, button')
        const caption = each.querySelector(':scope > caption')?.textContent ?? (isControl ? each.textContent : '')
        const image = isControl ? each.querySelector('img')?.alt : ''
        const isInside = each.matches('table') && each.closest('[role=group][aria-label], section[aria-label]')
        return ![each.ariaLabel, ...(by ?? []), ...labels, caption, image, isInside ? '.' : ''].join('').trim()
      })
      .map((each) => each.outerHTML.slice(0, 120)),
    /** Ways to reach us that do not, and links that open a window without saying so, or leave the site in this one. */
    unreached: links
      .filter((link) => /^(mailto:|tel:)$/.test(link.protocol) || link.host === 'wa.me')
      .filter((link) => !isReaching(link))
      .map(({ href }) => href),
    untold: links
      .filter(
        (link) => /^https?:$/.test(link.protocol) && (link.target === '_blank' || link.origin !== location.origin),
      )
      .filter((link) => link.target !== '_blank' || !link.querySelector('.sr-only')?.textContent)
      .map(({ href }) => href),
    /** What is too small for a finger, and is no text among texts. */
    small: seen('a, button, input:not([type=radio]), select, textarea, summary, label:has([type=radio])')
      .filter((each) => getComputedStyle(each).display !== 'inline' && !each.matches('.skip, td a, th a'))
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((each) => each.outerHTML.slice(0, 120)),
    fits: document.documentElement.scrollWidth <= innerWidth,
    /** The pages that the menu marks as the one that is open. */
    marked: [...document.querySelectorAll<HTMLAnchorElement>('#menu ul [aria-current=page]')].map(
      (link) => link.pathname,
    ),
    /** The page above it. */
    above: [...document.querySelectorAll<HTMLAnchorElement>('#menu ul [aria-current=true]')].map(
      (link) => link.pathname,
    ),
    inMenu: [...document.querySelectorAll<HTMLAnchorElement>('#menu ul a')].map((link) => link.pathname),
    languages: switches.map((each) =>
      [...each.querySelectorAll('a')].map((link) => [link.lang, link.pathname, link.ariaCurrent]),
    ),
    twins: twins.map((link) => [link.hreflang, new URL(link.href).pathname]),
    lang: document.documentElement.lang,
    /** Whether a link to a heading leads below what stays at the top. */
    isHidingHeadings: isOver && padding < (header?.offsetHeight ?? 0),
    /** Pictures that come too late, or too early. */
    pictures: [...document.images]
      .filter((image) => {
        const top = image.getBoundingClientRect().top + scrollY
        return image.loading === 'lazy' ? top < innerHeight / 2 : top > innerHeight * 2
      })
      .map((image) => image.currentSrc),
  }
}

/** What a form says is wrong, by the field that it stands below and is named by. */
export function errorsOfForm(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form [aria-invalid=true]')]
  return Object.fromEntries(
    fields.map((field) => {
      const named = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
      const error = named.find((each) => each?.matches('.field-error'))
      const isBelow = error && field.getBoundingClientRect().bottom <= error.getBoundingClientRect().top
      return [field.name, isBelow && error.checkVisibility() ? (error.textContent ?? '') : 'elsewhere']
    }),
  )
}

/** Names what Tab has to stop at, in the order of the page; and what can be seen and used, and Tab cannot reach. */
export function controlsOfPage() {
  const nameOf = (each: Element) => each.getAttribute('name') ?? each.textContent?.trim()
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true })
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter((each) => !each.matches(':disabled') && isShown(each))
    // Of a group of choices Tab stops at one.
    .filter((each) => !each.matches('[type=radio]:not(:checked)'))
  // What nobody hears of is there for programs alone; results are gone through with the arrows.
  const unreachable = all.filter(
    (each) =>
      each.tabIndex < 0 &&
      !each.matches(':not(a, button, input, select, textarea, summary), [aria-hidden=true] *, [role=option]'),
  )
  // They are out of sight.
  const strays = [...document.querySelectorAll('[aria-hidden=true] :is(a, button, input)')].filter(
    (each) => isShown(each) && each.getBoundingClientRect().right > 0,
  )
  const labels = [...document.querySelectorAll('label')].filter(
    (each) => isShown(each) && !(each.control && isShown(each.control)),
  )
  return {
    wanted: all.filter((each) => each.tabIndex >= 0).map(nameOf),
    unreachable: [...unreachable, ...strays, ...labels].map(nameOf),
  }
}

/**
 * Notes what gets the focus from now on, and whether that can be seen: at itself, or at what stands around it, and whether
 * anything lies over it as she goes on.
 */
export function noteStops() {
  const stops: (string | undefined)[] = []
  const unmarked: (string | undefined)[] = []
  document.documentElement.style.scrollBehavior = 'auto'
  document.addEventListener('keydown', () => {
    const at = document.activeElement
    if (!at || at === document.body) return
    const { left, top, width, height } = (at.closest('label') ?? at).getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
    const over = document.elementFromPoint(
      x,
      Math.min(Math.max(top, 0) + Math.min(height, innerHeight) / 2, top + height - 1),
    )
    if (!over || !(at.contains(over) || over.contains(at) || over.closest('label')?.contains(at)))
      unmarked.push(`below ${over?.outerHTML.slice(0, 60)}: ${at.outerHTML.slice(0, 100)}`)
  })
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element
    const name = element.getAttribute('name') ?? element.textContent?.trim()
    stops.push(name)
    const around = [element, element.parentElement, element.closest('label'), element.closest('article')]
    const styles = around.flatMap((each) => (each ? [getComputedStyle(each)] : []))
    if (!styles.some(({ outlineStyle, opacity }) => outlineStyle !== 'none' && opacity !== '0')) unmarked.push(name)
  })
  Object.assign(window, { noted: { stops, unmarked } })
}

export const notedStops = () =>
  (window as unknown as { noted: { stops: (string | undefined)[]; unmarked: (string | undefined)[] } }).noted

/** Has the page look as it does on paper. */
export function putOnPaper() {
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all'
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
}

/** Says what is wrong with a page on paper: what stands beside its text, what is there to be pressed, and what is missing. */
export function paperOfPage() {
  const nameOf = (each: Element) => each.textContent?.trim().slice(0, 40) || each.className || each.tagName
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  // Ways on, and what is filled in or folded out, are of the screen.
  const texts = [...document.querySelectorAll('main :is(p, li, h1, h2, h3, dt, dd, th, td)')].filter(
    (each) => !each.closest('nav, .closing, .actions, form:not(.sum), [hidden], fieldset, [role=status], [role=alert]'),
  )
  return {
    beside: shown('body > :not(main)').map(nameOf),
    // A question is a heading too.
    pressed: shown('main :is(button, select, textarea, .button, .anchor, input:not(.sum *))')
      .filter((each) => !each.matches('h3 > button'))
      .map(nameOf),
    // A link elsewhere says where it leads, and the ink is black.
    unsaid: (shown('main a[href^=http]') as HTMLAnchorElement[])
      .filter(
        (link) =>
          !link.matches('.button') &&
          !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
      )
      .map(nameOf),
    ink: getComputedStyle(document.body).color,
    missing: texts.filter((each) => each.textContent && !each.checkVisibility()).map(nameOf),
  }
}
