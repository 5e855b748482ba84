/** Labels that replace components named after the role of their text, such as <Good> and <Question>. */
export const wordsOfName: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Do Good Bad Better Worse Correct Incorrect Right Wrong Pros Cons Before After Question Answer Example Exercise Solution Definition Summary'
      .split(' ')
      .map((name) => [name, name]),
  ),
  Dont: 'Don’t',
  DoNot: 'Do not',
}

/** Cure for the tag with the title of a callout. */
export const titleOfCallout = {
  en: 'Remove this line: its words are the title of the callout.',
  nl: 'Haal deze regel weg: de woorden zijn de titel van het kader.',
}

/** Returns the title at the start of a callout, or the words of that title itself: <p class="admonition-title">. */
export function calloutTitleIn(written: string): string | undefined {
  const [, title] =
    /^(?:<(?:div|section|aside)\b[^<>]*>\s*)?<p class="[^"]*\b(?:admonition|callout|alert|note|notice)-(?:title|heading)\b[^"]*">([^<>{}"\n]+)<\/p>/.exec(
      written,
    ) ?? []
  return title?.trim()
}
