// What a page looks like to a visitor with settings of their own. These run in the page.

/** The buttons that have no line around them, where a visitor's own colours took away their ground. */
export function withoutLine(): string[] {
  // Every element has a style of border, from the reset, and most have it 0 pixels wide.
  const isBare = (each: Element) => {
    const { borderStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(each)
    return borderStyle !== 'solid' || Math.min(parseFloat(borderTopWidth), parseFloat(borderBottomWidth)) < 1
  }
  return [...document.querySelectorAll('button, .button, .chat, .skip')]
    .filter((each) => each.checkVisibility() && isBare(each))
    .map((each) => each.outerHTML.slice(0, 80))
}

/** What stands over the page while it is scrolled. */
export function overThePage(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().height > 0 && !each.closest('.offer'))
    .map((each) => each.className)
}
