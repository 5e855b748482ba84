/** What the check says of the text below the fields, and of its pictures, in Dutch by the English sentence. */
export const text: Readonly<Record<string, string>> = {
  // Components and code (compile/).
  'the address of a file in public/images: /images/, its folder and its name':
    'het adres van een bestand in public/images: /images/, de map en de naam',
  'what the picture shows': 'wat er op de afbeelding te zien is',
  'a sentence below the picture': 'een zin onder de afbeelding',
  'what the button says': 'wat er op de knop staat',
  '{terms.cookieRetention}': '{terms.cookieRetention}',
  '{analytics.inUse}': '{analytics.inUse}',
  '<%1> takes %2.': '<%1> kent %2.',
  '<Steps> holds no list. Write its steps as 1. 2. 3. on lines of their own, before </Steps>.':
    '<Steps> bevat geen lijst. Schrijf de stappen als 1. 2. 3. op eigen regels, voor </Steps>.',
  '<%1> is empty. Write its text on lines of its own, before </%2>.':
    '<%1> is leeg. Schrijf de tekst ervan op eigen regels, voor </%2>.',
  'no properties': 'geen eigenschappen',
  '%1 is not a property of <%2>. %3': '%1 is geen eigenschap van <%2>. %3',
  'Write %1="…" with %2.': 'Schrijf %1="…" met %2.',
  '%1 is missing in <%2>. %3': '%1 ontbreekt in <%2>. %3',
  '%1=%2 cannot be used in <%3>. %4': '%1=%2 kan niet staan in <%3>. %4',
  '%1 is given twice in <%2>. Keep one of the two.': '%1 staat twee keer in <%2>. Houd een van de twee.',
  '{%1} in <%2> is an expression, which content cannot hold. Write name="…".':
    '{%1} in <%2> is een expressie, en die kan niet in een tekst. Schrijf naam="…".',
  '%1 is an expression, which content cannot hold. %2': '%1 is een expressie, en die kan niet in een tekst. %2',
  'Write %1="…" with the text itself.': 'Schrijf %1="…" met de tekst zelf.',
  'Write a fact such as {starter.monthly}, or \\{ for the character itself.':
    'Schrijf een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
  'A { after a ] within code is not read. Write it in another sentence.':
    'Een { na een ] in code wordt niet gelezen. Zet die in een andere zin.',
  'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.':
    'Een { is geopend en niet gesloten. Schrijf } na de naam van het feit, of \\{ voor het teken zelf.',
  '"%1" at the start of a line is code, which content cannot hold. Begin the line with another word.':
    '"%1" aan het begin van een regel is code, en die kan niet in een tekst. Begin de regel met een ander woord.',
  '<%1> is opened and not closed. Write <%2> and </%3> on lines of their own, with an empty line between them and the text.':
    '<%1> is geopend en niet gesloten. Schrijf <%2> en </%3> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
  '<%1> is opened and not closed. Write </%2> on a line of its own after its text.':
    '<%1> is geopend en niet gesloten. Schrijf </%2> op een eigen regel na de tekst.',
  '</%1> stands within a paragraph. Write it on a line of its own, after an empty line.':
    '</%1> staat midden in een alinea. Schrijf het op een eigen regel, na een lege regel.',
  '</%1> closes what was not opened. Write <%2> on a line of its own before its text.':
    '</%1> sluit iets wat niet is geopend. Schrijf <%2> op een eigen regel voor de tekst.',
  '<%1> ends with </%2>. Write </%3> in its place, or on a line before it.':
    '<%1> eindigt met </%2>. Schrijf in plaats daarvan </%3>, of zet dat op een regel ervoor.',
  'The parser says: %1. Check the tags and braces of this line.':
    'De parser zegt: %1. Kijk naar de tags en accolades van deze regel.',
  'A comment cannot stand in content. Leave it out.': 'Commentaar kan niet in een tekst staan. Laat het weg.',
  '%1 is not read as a link. Write %2 without < and >.': '%1 wordt niet als link gelezen. Schrijf %2, zonder < en >.',
  '%1 has quotes that are not read. Write " around each value.':
    '%1 heeft aanhalingstekens die niet worden gelezen. Schrijf " om elke waarde.',
  '%1 cannot be read as a component. Write each property as name="…", and > at its end.':
    '%1 is niet te lezen als component. Schrijf elke eigenschap als naam="…", en > aan het eind.',
  '%1 is not the beginning of a component. Write \\< for the character itself.':
    '%1 is niet het begin van een component. Schrijf \\< voor het teken zelf.',
  'This line is nested too deeply. Write it with fewer quotes, lists or components in each other.':
    'Deze regel staat te diep in andere. Schrijf hem met minder citaten, lijsten of componenten in elkaar.',
  '<%1> is not a component of this site. %2': '<%1> is geen component van deze site. %2',
  'Use Markdown or one of: %1.': 'Gebruik Markdown of een van deze: %1.',
  '<%1> is HTML, which content cannot hold. %2': '<%1> is HTML, en dat kan niet in een tekst. %2',
  'Write \\ at the end of the line for a new line, or leave a line empty for a new paragraph.':
    'Schrijf \\ aan het eind van de regel voor een nieuwe regel, of laat een regel leeg voor een nieuwe alinea.',
  'Write **words** for bold.': 'Schrijf **woorden** voor vet.',
  'Write *words* for italics.': 'Schrijf *woorden* voor cursief.',
  'Leave it out: what is underlined is a link.': 'Laat het weg: wat onderstreept is, is een link.',
  'Write [words](/address).': 'Schrijf [woorden](/adres).',
  'Write <Figure src="/images/…" alt="…" />.': 'Schrijf <Figure src="/images/…" alt="…" />.',
  'Write --- on a line of its own, between two empty lines.':
    'Schrijf --- op een eigen regel, tussen twee lege regels.',
  'Leave a line empty between two paragraphs.': 'Laat tussen twee alinea’s een regel leeg.',
  'Leave it out: paragraphs have an empty line between them.': 'Laat het weg: tussen alinea’s staat een lege regel.',
  'Leave it out, and keep its words.': 'Laat het weg, en laat de woorden staan.',
  'Begin each line of a list with - and a space.': 'Begin elke regel van een lijst met - en een spatie.',
  'Begin each line of a list with 1. and a space.': 'Begin elke regel van een lijst met 1. en een spatie.',
  'Begin each line of a quotation with > and a space.': 'Begin elke regel van een citaat met > en een spatie.',
  'Write ## and a space before a heading.': 'Schrijf ## en een spatie voor een kop.',
  'Write ## and a space before the heading.': 'Schrijf ## en een spatie voor de kop.',
  'Write ### and a space before the heading.': 'Schrijf ### en een spatie voor de kop.',
  'Write a row as | one | two |, and | --- | --- | below the first.':
    'Schrijf een rij als | een | twee |, en | --- | --- | onder de eerste.',
  'Write [^1] for a footnote.': 'Schrijf [^1] voor een voetnoot.',
  'Write a link to the page, [words](https://…).': 'Schrijf een link naar de pagina, [woorden](https://…).',

  // Headings (compile/, rules/markup/headings.ts).
  'The anchor "%1" is no slug. Write [#%2].': 'Het id "%1" kan niet in een adres. Schrijf [#%2].',
  'The anchor "%1" is that of line %2 already. Write another, like %3':
    'Het id "%1" staat al op regel %2. Schrijf een ander, zoals %3',
  '%1 does not name a heading here. Write [#%2] with square brackets.':
    'Met %1 krijgt een kop hier geen id. Schrijf [#%2], met vierkante haken.',
  'A line of - directly below a text makes a heading of it: "%1" Leave a line empty before it.':
    'Een regel met - direct onder een tekst maakt er een kop van: "%1" Laat er een regel voor leeg.',
  '%1 stands within its heading, so it is shown. Write %2':
    '%1 staat midden in de kop en wordt dus getoond. Schrijf %2',
  '%1 is no id of a heading, and is shown. Write %2.': '%1 is geen id van een kop en wordt getoond. Schrijf %2.',
  '%1 has braces too many. Write {%2}, with one pair.': '%1 heeft te veel accolades. Schrijf {%2}, met één paar.',
  'This heading is empty. Write its words, or leave it out.': 'Deze kop is leeg. Schrijf de woorden, of laat hem weg.',
  'This heading has %1 # and the one above it has %2. Write %3.':
    'Deze kop heeft %1 # en de kop erboven %2. Schrijf %3.',
  'The first heading has %1 #. Write ##.': 'De eerste kop heeft %1 #. Schrijf ##.',
  'A heading above a line of = is that of the page, which title gives. Write ## before it.':
    'Een kop boven een regel = is die van de pagina, en die komt uit title. Schrijf er ## voor.',
  'A heading with one # is that of the page, which title gives. Write ##.':
    'Een kop met één # is die van de pagina, en die komt uit title. Schrijf ##.',
  'The heading "%1" stands on line %2 already. Write other words.':
    'De kop "%1" staat al op regel %2. Schrijf andere woorden.',
  'The question "%1" is also in %2:%3. Keep one of the two.': 'De vraag "%1" staat ook in %2:%3. Houd een van de twee.',

  // Markup that a reader would see (rules/markup).
  '%1 is shown as it stands. %2': '%1 wordt getoond zoals het er staat. %2',
  'Write it directly before and directly after the words, or \\ before it for the sign itself.':
    'Schrijf het direct voor en direct na de woorden, of \\ ervoor voor het teken zelf.',
  'Write [words](/address), without a space or a line end in the address.':
    'Schrijf [woorden](/adres), zonder spatie of nieuwe regel in het adres.',
  'Write it once more, with : and its text behind it, on a line of its own.':
    'Schrijf het nog een keer, met : en de tekst erachter, op een eigen regel.',
  'Write ## and an ordinary space at the beginning of the line.':
    'Schrijf ## en een gewone spatie aan het begin van de regel.',
  'Write - or 1. and an ordinary space at the beginning of the line.':
    'Schrijf - of 1. en een gewone spatie aan het begin van de regel.',
  'Write | --- | with as many cells below the first row, and leave no line empty between rows.':
    'Schrijf | --- | met evenveel cellen onder de eerste rij, en laat tussen de rijen geen regel leeg.',
  'This is plain text: write the words alone.': 'Dit is gewone tekst: schrijf alleen de woorden.',
  'This is plain text: write the character itself.': 'Dit is gewone tekst: schrijf het teken zelf.',
  'The block of code that begins with "%1" is not closed. Write %2 on a line of its own after it.':
    'Het blok code dat begint met "%1" is niet gesloten. Schrijf %2 op een eigen regel erachter.',
  'This row has %1 cells and its table %2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.':
    'Deze rij heeft %1 cellen en de tabel %2 kolommen, dus de rest wordt niet getoond. Schrijf \\| voor het teken zelf, of geef de eerste rij en de regel met - evenveel cellen.',

  // Characters and what was pasted (read/characters.ts, rules/leftovers.ts).
  '%1 is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.':
    '%1 is over van een merge. Houd een van de twee versies, en laat de regels met <, = en > weg.',
  'An invisible character stands here: %1 (%2). Take it out.':
    'Hier staat een onzichtbaar teken: %1 (%2). Laat het weg.',
  'a null byte': 'een nulbyte',
  'a space': 'een spatie',
  'a space without width': 'een spatie zonder breedte',
  'a byte-order mark': 'een byte-order mark',
  'a soft hyphen': 'een zacht koppelteken',
  'a mark that turns the direction of the text': 'een teken dat de schrijfrichting omdraait',
  'a control character': 'een besturingsteken',
  '"%1" is written with a loose accent. Write %2 as one character, so that it is found.':
    '"%1" heeft een los accent. Schrijf %2 als één teken, dan wordt het gevonden.',
  'Spaces at the end break the line. Write \\ in their place.':
    'Spaties aan het eind breken de regel af. Schrijf \\ in plaats daarvan.',
  'Spaces stand at the end of this line. Take them out.': 'Aan het eind van deze regel staan spaties. Laat ze weg.',
  '"%1" stands for a letter that was lost on the way here. Write the letter itself.':
    '"%1" staat voor een letter die onderweg verloren ging. Schrijf de letter zelf.',
  'A space that breaks no line stands between two words, as in text from a web page. Write an ordinary one.':
    'Tussen twee woorden staat een vaste spatie, zoals in tekst uit een webpagina. Schrijf een gewone.',
  '"%1" looks like a note that was left. Write what is to stand here, or take it out.':
    '"%1" lijkt een notitie die is blijven staan. Schrijf wat hier hoort te staan, of laat het weg.',
  '"%1" is still the outline of npm run new. Write your own.':
    '"%1" is nog de opzet van npm run new. Schrijf je eigen tekst.',
  '"%1" is still to be written. Write your own.': '"%1" moet nog worden geschreven. Schrijf je eigen tekst.',

  // Its language and its words (rules/other-language.ts, terms.ts).
  'This text is %1, and the file is of the %2 site. Translate it.':
    'Deze tekst is %1, en het bestand hoort bij de site in het %2. Vertaal de tekst.',
  '"%1" is %2. Translate it, or leave it where it is a quotation.':
    '"%1" is %2. Vertaal het, of laat het staan als het een citaat is.',
  '"%1" is a word that we use and one that we do not. Keep it in one of the two.':
    '"%1" is een woord dat we gebruiken en een dat we niet gebruiken. Houd het in een van de twee.',
  'We do not write "%1" but "%2", as %3 says.': 'We schrijven niet "%1" maar "%2", zoals in %3 staat.',
  Dutch: 'Nederlands',
  English: 'Engels',

  // Pictures (read/picture-….ts, rules/pictures.ts).
  'picture %1 %2': 'afbeelding %1 %2',
  'picture %1 has no alternative text. Write what it shows.':
    'afbeelding %1 heeft geen alternatieve tekst. Schrijf wat erop te zien is.',
  'The alternative text "%1" is a file name. Write what the picture shows.':
    'De alternatieve tekst "%1" is een bestandsnaam. Schrijf wat er op de afbeelding te zien is.',
  'has no address. Write that of a file in public/images: /images/, its folder and its name.':
    'heeft geen adres. Schrijf dat van een bestand in public/images: /images/, de map en de naam.',
  'is on another site. %1': 'staat op een andere site. %1',
  'is no file. Put it in public/images and write its address, /images/….':
    'is geen bestand. Zet het in public/images en schrijf het adres, /images/….',
  'is of a kind that is not shown here. Save it as SVG, AVIF, WebP, JPG or PNG, such as %1.jpg.':
    'is van een soort die hier niet wordt getoond. Bewaar de afbeelding als SVG, AVIF, WebP, JPG of PNG, zoals %1.jpg.',
  'is not in public/images. %1': 'staat niet in public/images. %1',
  'Put the file in %1 and write %2.': 'Zet het bestand in %1 en schrijf %2.',
  'has %1 in it. Name the file %2 and write %3.': 'bevat %1. Noem het bestand %2 en schrijf %3.',
  'a capital': 'een hoofdletter',
  'more hyphens than it needs': 'meer koppeltekens dan nodig',
  '%1 is not in public/images. Put the file there and write its address.':
    '%1 staat niet in public/images. Zet het bestand daar en schrijf het adres.',
  '%1 is a link to another place. Put the file itself in public/images.':
    '%1 is een koppeling naar een andere plek. Zet het bestand zelf in public/images.',
  '%1 is no file. Write the address of a picture in public/images.':
    '%1 is geen bestand. Schrijf het adres van een afbeelding in public/images.',
  '%1 has %2. Make it smaller than %3, such as by saving it at 1920 wide.':
    '%1 is %2 groot. Maak het kleiner dan %3, bijvoorbeeld door het 1920 breed te bewaren.',
  '%1 holds %2, which a drawing cannot. Save it as a plain SVG.':
    '%1 bevat %2, en dat kan niet in een tekening. Bewaar haar als gewone SVG.',
  'a script': 'een script',
  HTML: 'HTML',
  'an entity': 'een entiteit',
  'an event handler': 'een event handler',
  'a link': 'een link',
  'a style of another place': 'een stijl van elders',
  '%1 is a %2 file by another name. Save it again as the kind that its name says.':
    '%1 is een %2-bestand onder een andere naam. Bewaar het opnieuw als de soort die de naam noemt.',
  '%1 cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.':
    '%1 is niet te lezen als afbeelding. Bewaar het opnieuw als SVG, AVIF, WebP, JPG of PNG.',
  'The file of %1 is called %2. Rename it to %3: capitals count.':
    'Het bestand van %1 heet %2. Hernoem het tot %3: hoofdletters tellen mee.',
  'Put the file at public%1, or correct the name.': 'Zet het bestand op public%1, of verbeter de naam.',
  '%1 is no picture in public. %2': '%1 is geen afbeelding in public. %2',
  'This picture is shown as a link. Write ![ without a space between.':
    'Deze afbeelding staat er als link. Schrijf ![ zonder spatie ertussen.',
  '%1 is shown as "%2": a fact says its sign and its unit itself. Write %3.':
    '%1 staat er als "%2": een feit zegt het teken en de eenheid zelf. Schrijf %3.',
  '%1 is shown as it stands. Write {%2}.': '%1 staat er zoals het geschreven is. Schrijf {%2}.',
  'The question "%1" has no answer. Write it below, or leave the question out.':
    'De vraag "%1" heeft geen antwoord. Schrijf het eronder, of laat de vraag weg.',
  'Below the heading "%1" stands nothing. Write its text, or leave the heading out.':
    'Onder de kop "%1" staat niets. Schrijf de tekst ervan, of laat de kop weg.',
  'The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.':
    'De FAQ toont niets wat boven de eerste vraag staat. Schrijf ## en de vraag boven deze tekst, of laat hem weg.',
  '"%1" is shown within the answer above it. Write ## %2 for a question of its own.':
    '"%1" staat binnen het antwoord erboven. Schrijf ## %2 voor een eigen vraag.',
  'Below the first row of this table stands none. Write one, or leave the table out.':
    'Onder de eerste rij van deze tabel staat er geen. Schrijf er een, of laat de tabel weg.',
  '"%1" becomes a row of the table above it. Leave a line empty above it, or write | before and after it.':
    '"%1" wordt een rij van de tabel erboven. Laat er een regel boven leeg, of schrijf er | voor en achter.',
  '"%1" looks like a heading and is none. Write ## %2, or go on on that line.':
    '"%1" lijkt een kop en is er geen. Schrijf ## %2, of ga door op die regel.',

  // The text of a page (rules/page-text.ts).
  'The page shows no text below the fields of this file. Write it in a field, or leave it out.':
    'De pagina toont geen tekst onder de velden van dit bestand. Schrijf die in een veld, of laat hem weg.',
  'The text is missing. Write it below the second ---.': 'De tekst ontbreekt. Schrijf die onder de tweede ---.',
}
