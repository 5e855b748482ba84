/** What the check says of the fields of a file, in Dutch by the English sentence. */
export const fields: Readonly<Record<string, string>> = {
  // What a field is and is not (schema/check.ts).
  '%1 is not a known field. %2': '%1 is geen bekend veld. %2',
  'Known fields: %1.': 'Bekende velden: %1.',
  'has no value. Write %1, or leave the line out.': 'heeft geen waarde. Schrijf %1, of laat de regel weg.',
  'is missing. %1': 'ontbreekt. %1',
  'Write %1.': 'Schrijf %1.',
  '%1 has %2. %3': '%1 heeft %2. %3',
  'has %1. %2': 'heeft %1. %2',
  '1 character': '1 teken',
  '%1 characters': '%1 tekens',
  '1 entry': '1 onderdeel',
  '%1 entries': '%1 onderdelen',
  '%1 is too small. %2': '%1 is te klein. %2',
  '%1 is too large. %2': '%1 is te groot. %2',
  '%1 stands in quotes. Write %2 without them.': '%1 staat tussen aanhalingstekens. Schrijf %2, zonder die tekens.',
  '%1 is %2, not text. %3': '%1 is %2, geen tekst. %3',
  'Write %1, with the quotes.': 'Schrijf %1, met de aanhalingstekens.',
  '%1 is not %2. %3': '%1 hoort %2 te zijn. %3',
  'a group of fields': 'een groep velden',
  'a list': 'een lijst',
  'true or false': 'true of false',
  'a number': 'een getal',
  'a whole number': 'een heel getal',
  '%1 is not one of the choices. %2': '%1 is niet een van de keuzes. %2',
  '%1 cannot be used here. %2': '%1 kan hier niet staan. %2',

  // What to write: the end of the sentence "Schrijf …" (schema/schema-words.ts, and the descriptions of the schemas).
  '%1 to %2 characters': '%1 tot %2 tekens',
  'a list of exactly %1': 'een lijst van precies %1',
  'a list of at least 5': 'een lijst van minstens 5',
  'a list of 3 to 8 workflows': 'een lijst van 3 tot 8 workflows',
  'a list of groups': 'een lijst van groepen',
  'a list of groups with rows': 'een lijst van groepen met rijen',
  'a list of words, like [werkbon, planning]': 'een lijst van woorden, zoals [werkbon, planning]',
  'a list of words: [mailadres]': 'een lijst van woorden: [mailadres]',
  'a list of words, each with use and not': 'een lijst van woorden, elk met use en not',
  'a list of earlier slugs, like [wat-kost-het]': 'een lijst van eerdere slugs, zoals [wat-kost-het]',
  'a list of addresses that begin with https://': 'een lijst van adressen die met https:// beginnen',
  'names with addresses': 'namen met adressen',
  'sections, each with a list of words': 'onderdelen, elk met een lijst van woorden',
  'pages and sections, each with a list of questions': "pagina's en onderdelen, elk met een lijst van vragen",
  '1 to 20 questions: [wanneer loont het]': '1 tot 20 vragen: [wanneer loont het]',
  '1 to 30 words: [rekentool, terugverdientijd]': '1 tot 30 woorden: [rekentool, terugverdientijd]',
  '2 to 15 words: [storing, kapot, stuk]': '2 tot 15 woorden: [storing, kapot, stuk]',
  'one word': 'één woord',
  'a word, or a few': 'een woord, of een paar',
  'a few words': 'een paar woorden',
  'a text': 'een tekst',
  'a text, or one for each language': 'een tekst, of een voor elke taal',
  'a name': 'een naam',
  'a name, or one for each language': 'een naam, of een voor elke taal',
  'most chosen or our recommendation': 'most chosen of our recommendation',
  'one of %1': 'een van deze: %1',
  'its fields: %1': 'de velden ervan: %1',
  'another value': 'een andere waarde',
  'faq or plans': 'faq of plans',
  'small letters, digits and single hyphens, like wat-kost-automatisering':
    'kleine letters, cijfers en enkele koppeltekens, zoals wat-kost-automatisering',
  'year-month-day, like 2026-05-03': 'jaar-maand-dag, zoals 2026-05-03',
  'a day and a time in Amsterdam, like 2026-12-01 09:00': 'een dag en een tijd in Amsterdam, zoals 2026-12-01 09:00',
  'a whole number that no other post in this language has': 'een heel getal dat geen ander artikel in deze taal heeft',
  'minutes, a whole number': 'de minuten, als heel getal',
  'the reason in 10 to 160 characters': 'de reden, in 10 tot 160 tekens',
  'each number with the reason why it may stand here, in 10 to 160 characters':
    'elk getal met de reden waarom het hier mag staan, in 10 tot 160 tekens',
  'what npm run twin -- accept gives': 'wat npm run twin -- accept geeft',
  'what npm run legal gives': 'wat npm run legal geeft',
  'an email address': 'een e-mailadres',
  'a phone number': 'een telefoonnummer',
  'a phone number such as +31 20 123 45 67': 'een telefoonnummer zoals +31 20 123 45 67',
  'an address that begins with https://': 'een adres dat met https:// begint',
  'an amount such as 950 euro': 'een bedrag zoals 950 euro',
  'a percentage such as 15%': 'een percentage zoals 15%',
  'a duration such as 24 hours or 2-4 weeks': 'een duur in het Engels, zoals 24 hours of 2-4 weeks',
  'a time such as 24 hours on working days': 'een tijd in het Engels, zoals 24 hours on working days',
  'a number of staff such as 1-2 FTE': 'een aantal fte, zoals 1-2 FTE',
  'a time such as 9:00': 'een tijd zoals 9:00',
  'a time such as 1 day or 2 years with subdomains': 'een tijd zoals 1 day of 2 years with subdomains',

  // Days and times (schema/dates.ts, clock.ts, rules/fields).
  'is not a date. %1': 'is geen datum. %1',
  'has a time. Write %1; to hide the post until then, publishAt: %2.':
    'heeft een tijd. Schrijf %1; om het artikel tot dan te verbergen, publishAt: %2.',
  'does not exist: %1. Write another day, as year-month-day.':
    'bestaat niet: %1. Schrijf een andere dag, als jaar-maand-dag.',
  'does not exist: %1. Write another day and time.': 'bestaat niet: %1. Schrijf een andere dag en tijd.',
  'is not written as a time is here. Write %1.': 'is niet geschreven zoals een tijd hier hoort. Schrijf %1.',
  'has no time that there is. Write one from 00:00 to 23:59, like %1 09:00.':
    'heeft geen tijd die bestaat. Schrijf er een van 00:00 tot 23:59, zoals %1 09:00.',
  'is not a time. Write a day and a time in Amsterdam, like 2026-12-01 09:00.':
    'is geen tijd. Schrijf een dag en een tijd in Amsterdam, zoals 2026-12-01 09:00.',
  'a year has 12 months, and this is month %1': 'een jaar heeft 12 maanden, en dit is maand %1',
  'that month has %1 days, and this is day %2': 'die maand heeft %1 dagen, en dit is dag %2',
  'BUILD_NOW "%1" is not a time. Write it as 2026-11-21 09:00, or as 2026-11-21T08:00:00Z.':
    'BUILD_NOW "%1" is geen tijd. Schrijf hem als 2026-11-21 09:00, of als 2026-11-21T08:00:00Z.',
  '%1 "%2" is in the year %3. Write the year in which it is written.':
    '%1 "%2" valt in het jaar %3. Schrijf het jaar waarin de tekst is geschreven.',
  'date "%1" is still to come, and the post is shown already. Write publishAt: %2 09:00 to wait for it.':
    'date "%1" moet nog komen, en het artikel is al te zien. Schrijf publishAt: %2 09:00 om het tot die dag te verbergen.',
  'publishAt "%1" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.':
    'publishAt "%1" is voorbij, maar draft houdt dit verborgen. Laat draft weg om het te tonen, of publishAt om te wachten.',
  'publishAt "%1" does not exist: clocks go forward in that night. Write %2.':
    'publishAt "%1" bestaat niet: in die nacht gaat de klok vooruit. Schrijf %2.',
  'date "%1" is later than publishAt. Write date: %2, the day on which it appears.':
    'date "%1" is later dan publishAt. Schrijf date: %2, de dag waarop het verschijnt.',

  // Facts (schema/facts.ts, rules/typed-….ts).
  'The file is missing or empty. Restore it: it holds every fact.':
    'Het bestand ontbreekt of is leeg. Zet het terug: het bevat alle feiten.',
  '%1, from %2,': '%1, uit %2,',
  'The variable %1 names no value here. %2': 'De variabele %1 noemt hier geen waarde. %2',
  'Write one of the file, as its first lines show.':
    'Schrijf er een van het bestand, zoals de eerste regels laten zien.',
  '{%1} is not a fact of %2. %3': '{%1} is geen feit van %2. %3',
  'Did you mean {%1}?': 'Bedoel je {%1}?',
  'Write one that is listed there, such as {starter.monthly}.':
    'Schrijf er een die daar staat, zoals {starter.monthly}.',
  '"%1" is a price typed by hand. Write %2, so that it follows content/business.yaml.':
    '"%1" is een met de hand getypte prijs. Schrijf %2, dan volgt hij content/business.yaml.',
  '"%1" is no price of content/business.yaml. If it is one of ours, add it there and write the fact.':
    '"%1" is geen prijs van content/business.yaml. Is het er een van ons, voeg hem daar dan toe en schrijf het feit.',
  '"%1" is %2 typed by hand. Write {%3}, so that it follows content/business.yaml.':
    '"%1" is %2 dat met de hand is getypt. Schrijf {%3}, dan volgt het content/business.yaml.',
  '"%1" is %2 that is not in content/business.yaml. If it is ours, add it there and write the fact.':
    '"%1" is %2 dat niet in content/business.yaml staat. Is het van ons, voeg het daar dan toe en schrijf het feit.',
  '"%1" is the name of the company typed by hand. Write {%2}, so that it follows content/business.yaml.':
    '"%1" is de met de hand getypte naam van het bedrijf. Schrijf {%2}, dan volgt hij content/business.yaml.',
  '"%1" reads like a term of content/business.yaml. If it is that one, write its fact: %2.':
    '"%1" leest als een termijn van content/business.yaml. Is het die, schrijf dan het feit: %2.',
  '"%1" reads like a term of content/business.yaml. Write its fact: %2. If it is another one, add that; if it promises nothing, %3':
    '"%1" leest als een termijn van content/business.yaml. Schrijf het feit: %2. Is het een andere, voeg die dan toe; belooft het niets, %3',
  '"%1" is how a fact of content/business.yaml begins. Write it whole: %2. If it is another one, add that; if it promises nothing, %3':
    'Met "%1" begint een feit van content/business.yaml. Schrijf het hele feit: %2. Is het een ander, voeg dat dan toe; belooft het niets, %3',
  '"%1" is a number that no fact of content/business.yaml states. Write its fact, or add one. If it promises nothing, %2':
    '"%1" is een getal dat geen feit van content/business.yaml noemt. Schrijf het feit, of voeg er een toe. Belooft het niets, %2',
  'say so above: numbers: { "%1": why it may stand here }.':
    'zeg dat dan boven de tekst: numbers: { "%1": waarom het hier mag staan }.',
  'numbers gives a reason for "%1", which stands nowhere in this file. Leave it out.':
    'numbers geeft een reden voor "%1", dat nergens in dit bestand staat. Laat het weg.',

  // How fields are written (read/yaml.ts, yaml-errors.ts, rules/fields).
  'Begin the file with a line of ---, the fields, and another line of ---.':
    'Begin het bestand met een regel ---, de velden, en nog een regel ---.',
  'The file is empty. %1': 'Het bestand is leeg. %1',
  'The first line is not ---, so there is no frontmatter. %1':
    'De eerste regel is niet ---, dus er zijn geen velden. %1',
  'The first line is %1. Write --- alone, and the fields as YAML.':
    'De eerste regel is %1. Schrijf alleen ---, en de velden als YAML.',
  'The frontmatter is not closed. Write a line of --- after the last field.':
    'De velden zijn niet afgesloten. Schrijf een regel --- na het laatste veld.',
  'The line that closes the frontmatter is %1. Write --- alone.':
    'De regel die de velden afsluit, is %1. Schrijf alleen ---.',
  'The frontmatter is empty. Write the fields between the two lines of ---.':
    'Er zijn geen velden. Schrijf ze tussen de twee regels ---.',
  'There are no fields. Write each on a line of its own, like title: Privacy.':
    'Er zijn geen velden. Schrijf elk veld op een eigen regel, zoals title: Privacy.',
  '%1 begins with a tab. Write spaces instead, two for each level.':
    '%1 begint met een tab. Schrijf in plaats daarvan spaties, twee voor elk niveau.',
  '%1 is given on line %2 already. Keep one of the two.': '%1 staat al op regel %2. Houd een van de twee.',
  'The fields are nested too deeply to read. Write them in fewer levels.':
    'De velden staan te diep in elkaar om te lezen. Schrijf ze in minder niveaus.',
  'A line of ... ends the fields. Leave it out.': 'Een regel ... sluit de velden af. Laat hem weg.',
  'A value that begins with a fact needs quotes.': 'Een waarde die met een feit begint, heeft aanhalingstekens nodig.',
  'A value that begins with "%1" needs quotes.': 'Een waarde die met "%1" begint, heeft aanhalingstekens nodig.',
  'A value with a colon needs quotes.': 'Een waarde met een dubbele punt heeft aanhalingstekens nodig.',
  'A backslash has a meaning of its own in double quotes.':
    'Een backslash heeft tussen dubbele aanhalingstekens een eigen betekenis.',
  'A text stands after the closing quote.': 'Na het sluitende aanhalingsteken staat nog tekst.',
  '%1 Write %2': '%1 Schrijf %2',
  'A " is opened and not closed. Write " at the end of the value too.':
    'Een " is geopend en niet gesloten. Schrijf ook een " aan het eind van de waarde.',
  "A ' is opened and not closed. Write ' at the end of the value too, or \" around all of it.":
    "Een ' is geopend en niet gesloten. Schrijf ook een ' aan het eind van de waarde, of \" om het geheel.",
  'A [ is opened and not closed. Write ] at the end of the list.':
    'Een [ is geopend en niet gesloten. Schrijf ] aan het eind van de lijst.',
  'A { is opened and not closed. Write } at the end of the value.':
    'Een { is geopend en niet gesloten. Schrijf } aan het eind van de waarde.',
  'A space is missing after the colon. Write %1': 'Na de dubbele punt ontbreekt een spatie. Schrijf %1',
  '%1 stands too far to the right. Write it straight below %2.':
    '%1 staat te ver naar rechts. Schrijf het recht onder %2.',
  '%1 does not stand straight below the lines that it belongs with. Write it there.':
    '%1 staat niet recht onder de regels waar het bij hoort. Schrijf het daar.',
  '%1 belongs to no field. Write it on the line of its field, or a name and a colon before it.':
    '%1 hoort bij geen veld. Schrijf het op de regel van zijn veld, of zet er een naam en een dubbele punt voor.',
  'The parser says: %1. Check the quotes, colons and indentation of this line.':
    'De parser zegt: %1. Kijk naar de aanhalingstekens, dubbele punten en het inspringen van deze regel.',
  '"%1" is a comment in YAML and is not shown. Write %2, with the quotes.':
    '"%1" is in YAML commentaar en wordt niet getoond. Schrijf %2, met de aanhalingstekens.',
  '%1 and %2 are shown. Write %3, or "%4" to show them.':
    '%1 en %2 komen op de pagina te staan. Schrijf %3, of "%4" als dat zo hoort.',
  'slug is missing, so the address ends in %1.': 'slug ontbreekt, dus het adres eindigt op %1.',
  '%1 Write one that no other address has.': '%1 Schrijf een slug die geen ander adres heeft.',
  'publishAt "%1" has no time, so the post appears at 00:00. Write the time too, such as %2 09:00.':
    'publishAt "%1" heeft geen tijd, dus het artikel verschijnt om 00:00. Schrijf de tijd erbij, zoals %2 09:00.',
  '%1 "%2" is also that of %3:%4. Give one of the two another.':
    '%1 "%2" heeft ook %3:%4. Geef een van de twee een andere.',
}
