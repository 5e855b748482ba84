/** What the check says of files among each other, of links, and of itself, in Dutch by the English sentence. */
export const site: Readonly<Record<string, string>> = {
  'Did you mean %1?': 'Bedoel je %1?',
  '%1 or %2': '%1 of %2',

  // Files (read/read.ts).
  'The file is not UTF-8. Save it again with the encoding UTF-8.':
    'Het bestand is geen UTF-8. Bewaar het opnieuw met de codering UTF-8.',
  'This is a link to another place. Put the file or folder itself here.':
    'Dit is een koppeling naar een andere plek. Zet het bestand of de map zelf hier.',
  'The file has %1. Split it: a text has at most %2.':
    'Het bestand is %1 groot. Splits het: een tekst heeft hoogstens %2.',
  'The file has %1 headings. Split it: a text has at most %2.':
    'Het bestand heeft %1 koppen. Splits het: een tekst heeft er hoogstens %2.',
  'Some lines end as on Windows (CRLF) and others do not. Save the file with one kind, LF.':
    'Sommige regels eindigen zoals op Windows (CRLF) en andere niet. Bewaar het bestand met één soort, LF.',
  'The file name differs from %1 in capitals alone, which many computers take for one file. Keep one of the two.':
    'De bestandsnaam verschilt alleen in hoofdletters van %1, en veel computers zien dat als één bestand. Houd een van de twee.',
  'This file is in no collection. Move it to %1 and one of: %2.':
    'Dit bestand staat in geen map van de site. Verplaats het naar %1 en een van deze mappen: %2.',
  'The folder %1/%2 is not read. Move its files to %3 itself.':
    'De map %1/%2 wordt niet gelezen. Verplaats de bestanden naar %3 zelf.',
  '"%1" is no content file. Move it out of content; pictures stand in public/images.':
    '"%1" is geen bestand met content. Verplaats het uit content; afbeeldingen staan in public/images.',
  '"%1" is no %2. %3': '"%1" is geen %2. %3',
  route: 'route',
  'entry of %1': 'bestand van %1',
  'Rename it to one of: %1.': 'Hernoem het tot een van deze: %1.',
  'The file name "%1" is no slug. Rename it to %2.mdx, in every language.':
    'De bestandsnaam "%1" kan niet in een adres. Hernoem het bestand tot %2.mdx, in elke taal.',
  'The file name "%1" does not end in .mdx. Rename it to %2.mdx.':
    'De bestandsnaam "%1" eindigt niet op .mdx. Hernoem het bestand tot %2.mdx.',

  // Versions of legal texts (legal-versions.ts).
  'Nobody will hear when this text changes. Run npm run legal.':
    'Niemand krijgt het te horen als deze tekst verandert. Voer uit: npm run legal.',
  'The text, or a fact in it, is no longer that of version %1. Run npm run legal for a new number and date, or take the change back.':
    'De tekst, of een feit erin, is niet meer die van versie %1. Voer npm run legal uit voor een nieuw nummer en een nieuwe datum, of draai de wijziging terug.',
  'This is not what npm run legal kept here. Restore the file from git.':
    'Dit is niet wat npm run legal hier heeft bewaard. Zet het bestand terug uit git.',

  // Posts and their addresses (posts.ts).
  'slug "%1" is the address of %2. %3': 'slug "%1" is het adres van %2. %3',
  'aliases: "%1" is the address of %2. Take it out.': 'aliases: "%1" is het adres van %2. Laat het weg.',
  'the pages of the blog list': 'de pagina’s van de bloglijst',
  'the category %1': 'de categorie %1',
  'the route %1': 'de route %1',
  'this post already': 'dit artikel zelf',
  'Choose another slug.': 'Kies een andere slug.',
  'Give the file another name, or a slug.': 'Geef het bestand een andere naam, of een slug.',
  '%1 "%2" is also used by %3. %4': '%1 "%2" staat ook in %3. %4',
  'Write id: %1 in the one that is new, in every language.': 'Schrijf id: %1 in het nieuwe van de twee, in elke taal.',
  'Choose another for the one that is new.': 'Kies een andere voor het nieuwe van de twee.',
  'readTime "%1" stands beside a text, from which it is computed. Leave the line out.':
    'readTime "%1" staat bij een tekst, waaruit de leestijd wordt berekend. Laat de regel weg.',
  'readTime is missing. Write minutes, like readTime: 4; only where there is a text it is computed.':
    'readTime ontbreekt. Schrijf de minuten, zoals readTime: 4; alleen waar een tekst staat, wordt de leestijd berekend.',

  // Twins (twins.ts, twin-differences.ts, rules/stale-twin.ts, rules/twin-fields.ts).
  'The file is missing. Write it.': 'Het bestand ontbreekt. Schrijf het.',
  'The file is missing. Write it as the twin of %1.': 'Het bestand ontbreekt. Schrijf het als de tegenhanger van %1.',
  'The twin %1 is missing. Translate this file to it, with the same file name.':
    'De tegenhanger %1 ontbreekt. Vertaal dit bestand daarin, met dezelfde bestandsnaam.',
  'noTwin stands here, and %1 is its twin. Leave the line out.':
    'noTwin staat hier, terwijl %1 de tegenhanger is. Laat de regel weg.',
  'This heading has %1 # and that of %2:%3 has %4. Give both as many.':
    'Deze kop heeft %1 # en die van %2:%3 heeft er %4. Geef beide er evenveel.',
  '%1 lacks this heading. Write it there after the part that begins on line %2, with [#%3], or take %4 out.':
    'In %1 ontbreekt deze kop. Schrijf hem daar na het deel dat begint op regel %2, met [#%3], of laat %4 weg.',
  '%1 lacks this heading. Write it there, with [#%2], or take %3 out.':
    'In %1 ontbreekt deze kop. Schrijf hem daar, met [#%2], of laat %3 weg.',
  'The heading "%1" stands elsewhere than in %2:%3. Move it, with its text: it comes %4 there.':
    'De kop "%1" staat ergens anders dan in %2:%3. Verplaats hem, met zijn tekst: daar komt hij %4.',
  first: 'als eerste',
  'after that of "%1"': 'na die van "%1"',
  'The anchor "%1" is "%2" in %3:%4. %5': 'Het id "%1" is "%2" in %3:%4. %5',
  'Write %1 here and %2 there.': 'Schrijf %1 hier en %2 daar.',
  'Give both the same: they are one text in two languages.': 'Geef beide hetzelfde: ze zijn één tekst in twee talen.',
  '%1 is missing here, and stands in %2. %3': '%1 ontbreekt hier, en staat in %2. %3',
  '%1 stands here, and not in %2. %3': '%1 staat hier, en niet in %2. %3',
  '%1 "%2" is not that of %3. %4': '%1 "%2" is niet die van %3. %4',
  '%1 has changed since this was translated. Translate the change, then run npm run twin -- accept %2':
    '%1 is gewijzigd nadat dit is vertaald. Vertaal de wijziging en voer dan uit: npm run twin -- accept %2',
  'Nobody will hear when %1 changes. Does this say the same? Then run npm run twin -- accept %2':
    'Niemand krijgt het te horen als %1 verandert. Staat hier hetzelfde? Voer dan uit: npm run twin -- accept %2',

  // Links (rules/link-….ts).
  'link %1 %2': 'link %1 %2',
  'leads to no page. %1': 'leidt naar geen pagina. %1',
  'Write an address of site/routes.ts.': 'Schrijf een adres uit site/routes.ts.',
  'leads to the %1 site. Write %2.': 'leidt naar de site in het %1. Schrijf %2.',
  'leads to the page that says that there is none. Write another.':
    'leidt naar de pagina die zegt dat er geen is. Schrijf een ander adres.',
  'is another address of %1. Write %2.': 'is een ander adres van %1. Schrijf %2.',
  'leaves out what kind of address it is. Write %1': 'laat weg wat voor adres het is. Schrijf %1',
  'leaves out how to get there. Write %1': 'laat weg hoe je er komt. Schrijf %1',
  'link %1 names a heading that is not there. %2': 'link %1 noemt een kop die er niet is. %2',
  'the address of a page': 'het adres van een pagina',
  'Write one of %1%2.': 'Schrijf een van deze: %1%2.',
  'link %1 leads to %2, which is %3. Write another, or none.':
    'link %1 leidt naar %2, en dat is %3. Schrijf een andere, of geen.',
  'a draft': 'een concept',
  'not there until %1': 'er pas op %1',
  'This link has no address. Write it between ( and ).': 'Deze link heeft geen adres. Schrijf het tussen ( en ).',
  'is of the kind %1:, which is not allowed. Write an address that begins with https:// or /.':
    'is van de soort %1:, en die mag niet. Schrijf een adres dat begint met https:// of /.',
  'is not an address. Write it whole, such as https://example.org/page.':
    'is geen adres. Schrijf het voluit, zoals https://example.org/page.',
  'leads to your own computer. Write the path alone, such as %1.':
    'leidt naar je eigen computer. Schrijf alleen het pad, zoals %1.',
  'leads to this site by its whole address. Write %1.': 'leidt met het hele adres naar deze site. Schrijf %1.',
  'is not encrypted. Write https:// in the place of http://.':
    'is niet versleuteld. Schrijf https:// in plaats van http://.',
  '"%1" is no clause of this document. Write %2, or the id of another heading below.':
    '"%1" is geen clausule van dit document. Schrijf %2, of het id van een andere kop hieronder.',
  'one of its headings': 'een van de koppen',

  // Words that visitors search with, and lists that are made (search/vocabulary.ts, writing/).
  'Search has %1 documents, and is made for %2. docs/search.md says what to use instead.':
    'De zoekfunctie heeft %1 documenten, en is gemaakt voor %2. In docs/search.md staat wat er dan voor in de plaats komt.',
  '"%1" stands in the group of "%2" too. Keep it in one of the two.':
    '"%1" staat ook in de groep van "%2". Houd het in een van de twee.',
  '"%1" is no page or section of the site. %2': '"%1" is geen pagina of onderdeel van de site. %2',
  'Leave the line out, or write one of %1, ….': 'Laat de regel weg, of schrijf een van deze: %1, ….',
  '%1 and in %2': '%1 en in het %2',
  'There is no title in %1. Write one.': 'Er is geen titel in het %1. Schrijf er een.',
  'There is no title in %1. Write one, or why there is no translation (--why).':
    'Er is geen titel in het %1. Schrijf er een, of waarom er geen vertaling is (--why).',
  'A post in every language needs no reason. Leave --why out, or one title.':
    'Een artikel in elke taal heeft geen reden nodig. Laat --why weg, of een titel.',
  'The title "%1" has %2 characters. Write 5 to 45 characters.':
    'De titel "%1" heeft %2 tekens. Schrijf 5 tot 45 tekens.',
  '%1 exists already. Choose another title.': '%1 bestaat al. Kies een andere titel.',
  '%1 does not exist. Choose another section.': '%1 bestaat niet. Kies een ander deel.',
  '%1 has a heading with %2 already. Choose another title.': '%1 heeft al een kop met %2. Kies een andere titel.',

  // What npm run check says of itself (writing/formats.ts, scripts/check.ts).
  'Advice, which blocks nothing:': 'Advies, dat niets tegenhoudt:',
  '1 mistake corrected.': '1 fout verbeterd.',
  '%1 mistakes corrected.': '%1 fouten verbeterd.',
  '%1 files checked, no problems.': '%1 bestanden gecontroleerd, geen fouten.',
  '1 problem': '1 fout',
  '%1 problems': '%1 fouten',
  '%1 left in the content.': 'Nog %1 in de content.',
  '%1 in the content. Nothing was changed.': '%1 in de content. Er is niets veranderd.',
}
