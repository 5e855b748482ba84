// Script for the review page, copied into it unchanged. Sets the reader's language and shows the chosen screenshots.
const root = document.documentElement

const titles = JSON.parse(root.dataset.title ?? '{}')
const language = navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((code) => code in titles)
if (language) {
  root.lang = language
  document.title = titles[language]
}

const isNarrow = innerWidth < 700
/** @type {NodeListOf<HTMLElement>} */
const figures = document.querySelectorAll('figure')
/** @type {Record<string, string>} */
const chosen = { layout: isNarrow ? 'overlay' : 'side' }

function show() {
  root.dataset.layout = chosen.layout
  for (const figure of figures) {
    const { width, scheme } = figure.dataset
    figure.hidden = [
      [chosen.width, width],
      [chosen.scheme, scheme],
    ].some(([wanted, value]) => wanted !== undefined && wanted !== value)
  }
  for (const figure of figures) if (!figure.hidden) scrollToDifference(figure)
}

/** @param {HTMLElement} figure */
function scrollToDifference(figure) {
  const stage = figure.querySelector('.stage')
  const drawn = figure.querySelector('.side svg')
  if (!(stage instanceof HTMLElement) || !(drawn instanceof SVGSVGElement)) return
  const scale = drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width
  stage.scrollTop = Number(stage.dataset.from) * scale - stage.clientHeight / 4
}

for (const group of document.querySelectorAll('[data-choice]')) {
  const { choice = '' } = group instanceof HTMLElement ? group.dataset : {}
  const buttons = group.querySelectorAll('button')
  chosen[choice] ??= [...buttons].at(choice === 'width' && !isNarrow ? -1 : 0)?.value ?? ''
  const press = () => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === chosen[choice]))
  }
  for (const button of buttons)
    button.onclick = () => {
      chosen[choice] = button.value
      press()
      show()
    }
  press()
}

for (const figure of figures) {
  const slider = figure.querySelector('input')
  if (slider) slider.oninput = () => figure.style.setProperty('--slide', `${slider.value}%`)
}

const toolbar = document.querySelector('.toolbar')
if (toolbar instanceof HTMLElement) toolbar.hidden = false
show()
