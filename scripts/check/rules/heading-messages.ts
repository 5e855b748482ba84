export const titleAgain = {
  en: '"{heading}" repeats the title, which the page shows above its text. Remove {lines}.',
  nl: '"{heading}" herhaalt de titel, en die toont de pagina boven de tekst. Haal {lines} weg.',
}
export const beginsTitle = {
  en: '"{heading}" begins like the title, which the page shows above its text. Remove {lines}, and put words that the title lacks in the title field or in the text.',
  nl: '"{heading}" begint zoals de titel, en die toont de pagina boven de tekst. Haal {lines} weg, en zet woorden die in de titel ontbreken in het veld title of in de tekst.',
}
export const beginsLongTitle = {
  en: '"{heading}" begins like the title, which the page shows above its text. Remove {lines}, and put words that the title lacks in the text: a title has at most {max} characters.',
  nl: '"{heading}" begint zoals de titel, en die toont de pagina boven de tekst. Haal {lines} weg, en zet woorden die in de titel ontbreken in de tekst: een titel heeft hoogstens {max} tekens.',
}
export const keepLink = {
  en: '{cured} Visitors will not see its link: write {link} in the text if it matters.',
  nl: '{cured} Zo vervalt de link erin: schrijf {link} in de tekst als bezoekers die nodig hebben.',
}
export const oneLine = { en: 'this line', nl: 'deze regel' }
export const bothLines = { en: 'this line and the line of = below it', nl: 'deze regel en de regel met = eronder' }
export const isTitle = {
  en: 'A single # marks the page title. Write title: {title} above the text, and remove this line.',
  nl: 'Eén # is voor de titel van de pagina. Schrijf title: {title} boven de tekst, en haal deze regel weg.',
  desk: {
    en: 'Level 1 is for the page title. Write {title} as the title, and remove this line.',
    nl: 'Niveau 1 is voor de titel van de pagina. Schrijf {title} als titel, en haal deze regel weg.',
  },
}
export const pageHeading = {
  en: 'A single # marks the page title, which comes from the title field. Write ##.',
  nl: 'Eén # is voor de titel van de pagina, en die komt uit het veld title. Schrijf ##.',
  desk: {
    en: 'Level 1 is for the page title, which comes from the title field. Make this heading level 2.',
    nl: 'Niveau 1 is voor de titel van de pagina, en die komt uit het veld title. Maak van deze kop niveau 2.',
  },
}
export const pageHeadingWithParts = {
  en: '{message} Add one # to each heading below this line too, down to line {line}.',
  nl: '{message} Zet ook een # bij elke kop eronder, tot en met regel {line}.',
  desk: {
    en: '{message} Make each heading below it one level deeper too, down to "{last}".',
    nl: '{message} Maak ook elke kop eronder een niveau dieper, tot en met "{last}".',
  },
}
export const titleOrPart = {
  en: 'A single # marks the page title, which comes from the title field. Remove this line if the field says the same thing; otherwise add one # to this line and to each heading below it, down to line {line}.',
  nl: 'Eén # is voor de titel van de pagina, en die komt uit het veld title. Haal deze regel weg als het veld hetzelfde zegt; zet anders een # bij deze regel, en ook bij elke kop eronder, tot en met regel {line}.',
  desk: {
    en: 'Level 1 is for the page title, which comes from the title field. Remove this line if the field says the same thing; otherwise make this heading and each heading below it one level deeper, down to "{last}".',
    nl: 'Niveau 1 is voor de titel van de pagina, en die komt uit het veld title. Haal deze regel weg als het veld hetzelfde zegt; maak anders deze kop en elke kop eronder een niveau dieper, tot en met "{last}".',
  },
}
export const skippedLevel = {
  en: 'This heading has {count} # and the one above it has {above}. Write {marks}.',
  nl: 'Deze kop heeft {count} # en de kop erboven {above}. Schrijf {marks}.',
  desk: {
    en: 'This heading has level {count} and the one above it level {above}. Make it level {level}.',
    nl: 'Deze kop heeft niveau {count} en de kop erboven niveau {above}. Maak er niveau {level} van.',
  },
}
export const skippedAfter = {
  en: 'This heading has {count} #, which is too many once the headings above it are corrected. Write {marks}.',
  nl: 'Deze kop heeft {count} #, en dat is te veel zodra de koppen erboven zijn verbeterd. Schrijf {marks}.',
  desk: {
    en: 'This heading has level {count}, which is too deep once the headings above it are corrected. Make it level {level}.',
    nl: 'Deze kop heeft niveau {count}, en dat is te diep zodra de koppen erboven zijn verbeterd. Maak er niveau {level} van.',
  },
}
export const levelOfChoice = {
  en: 'This heading skips a level. Write {less} if you remove line {line}, or {marks} if you add one # there.',
  nl: 'Deze kop slaat een niveau over. Schrijf {less} als je regel {line} weghaalt, of {marks} als je daar een # bij zet.',
  desk: {
    en: 'This heading skips a level. Make it level {lessDeep} if you remove "{first}", or level {level} if you make that heading one level deeper.',
    nl: 'Deze kop slaat een niveau over. Maak er niveau {lessDeep} van als je "{first}" weghaalt, of niveau {level} als je die kop een niveau dieper maakt.',
  },
}
export const keptOfChoice = {
  en: 'This heading skips a level if you remove line {line}: then write {less}. Leave it as {marks} if you add one # there.',
  nl: 'Deze kop slaat een niveau over als je regel {line} weghaalt: schrijf dan {less}. Laat {marks} staan als je daar een # bij zet.',
  desk: {
    en: 'This heading skips a level if you remove "{first}": then make it level {lessDeep}. Leave it at level {level} if you make that heading one level deeper.',
    nl: 'Deze kop slaat een niveau over als je "{first}" weghaalt: maak er dan niveau {lessDeep} van. Laat niveau {level} staan als je die kop een niveau dieper maakt.',
  },
}
export const levelsOfChoice = {
  en: 'This heading skips a level. If you remove line {line}, remove {more} # from this heading and from each heading below it, down to line {end}. If you add one # there, remove {by} # from each of them.',
  nl: 'Deze kop slaat een niveau over. Haal je regel {line} weg, haal dan {more} # weg bij deze kop en bij elke kop eronder, tot en met regel {end}. Zet je daar een # bij, haal dan {by} # weg bij elk ervan.',
  desk: {
    en: 'This heading skips a level. If you remove "{first}", lower the level of this heading and of each heading below it by {more}, down to "{last}". If you make that heading one level deeper, lower theirs by {by}.',
    nl: 'Deze kop slaat een niveau over. Haal je "{first}" weg, verlaag dan het niveau van deze kop en van elke kop eronder met {more}, tot en met "{last}". Maak je die kop een niveau dieper, verlaag dat van deze koppen dan met {by}.',
  },
}
export const keptLevelsOfChoice = {
  en: 'This heading skips a level if you remove line {line}: then remove one # from this heading and from each heading below it, down to line {end}. If you add one # there, leave them as they are.',
  nl: 'Deze kop slaat een niveau over als je regel {line} weghaalt: haal dan een # weg bij deze kop en bij elke kop eronder, tot en met regel {end}. Zet je daar een # bij, laat ze dan staan.',
  desk: {
    en: 'This heading skips a level if you remove "{first}": then lower the level of this heading and of each heading below it by 1, down to "{last}". If you make that heading one level deeper, leave them as they are.',
    nl: 'Deze kop slaat een niveau over als je "{first}" weghaalt: verlaag dan het niveau van deze kop en van elke kop eronder met 1, tot en met "{last}". Maak je die kop een niveau dieper, laat ze dan zo staan.',
  },
}
export const exceptLines = {
  en: '{message} Skip {places}.',
  nl: '{message} Sla {places} over.',
  desk: {
    en: '{message} Skip {headings}.',
    nl: '{message} Sla {headings} over.',
  },
}
export const firstLevel = {
  en: 'The first heading has {count} #. Write ##.',
  nl: 'De eerste kop heeft {count} #. Schrijf ##.',
  desk: {
    en: 'The first heading has level {count}. Make it level 2.',
    nl: 'De eerste kop heeft niveau {count}. Maak er niveau 2 van.',
  },
}
export const firstOrWords = {
  en: 'The first heading has {count} #, more than the next one. Remove the # if this line is no heading; otherwise write ##.',
  nl: 'De eerste kop heeft {count} #, meer dan de volgende. Haal de # weg als deze regel geen kop is; schrijf anders ##.',
  desk: {
    en: 'The first heading has level {count}, deeper than the next one. Make it normal text if it is no heading; otherwise make it level 2.',
    nl: 'De eerste kop heeft niveau {count}, dieper dan de volgende. Maak er gewone tekst van als het geen kop is; maak er anders niveau 2 van.',
  },
}
export const withOthers = {
  en: '{message} Remove {count} # from each heading down to line {line}.',
  nl: '{message} Haal {count} # weg bij elke kop tot en met regel {line}.',
  desk: {
    en: '{message} Lower the level of each heading by {count}, down to "{last}".',
    nl: '{message} Verlaag het niveau van elke kop met {count}, tot en met "{last}".',
  },
}
export const oneOther = { en: 'line {line}', nl: 'regel {line}' }
export const someOthers = { en: 'lines {lines} and {line}', nl: 'de regels {lines} en {line}' }
