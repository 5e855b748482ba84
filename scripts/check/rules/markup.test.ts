import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../../tests/harness/check-rule.ts'
import { shownMarkup } from './markup.ts'
import { fieldPatterns, linePatterns } from './markup-line-patterns.ts'
import { textPatterns } from './markup-patterns.ts'

async function signsIn(body: string, fields?: string): Promise<string[]> {
  return (await found(shownMarkup, body, fields)).map((line) => line.replace(/ is shown as typed\..*/, ''))
}

const shown = [
  ['Dit is ** heel ** belangrijk.', '4:8  **'],
  ['Dit is __heel belangrijk.', '4:8  __'],
  ['Dit ~~niet.', '4:5  ~~'],
  ['Dit is *heel belangrijk.', '4:8  *'],
  ['Typ `npm ci.', '4:5  `'],
  ['Typ `` hier.', '4:5  ``'],
  ['Tien m****inuten.', '4:7  ****'],
  ['Tien ** ** minuten.', '4:6  ** **'],
  ['Zie [x][faq].', '4:7  ]['],
  ['=====', '4:1  ====='],
  ['== Kosten ==', '4:1  == Kosten =='],
  ['Een zin. ^a1b2c3', '4:10  ^a1b2c3'],
  ['::hero\n#title\nTekst.\n::', '4:1  ::hero', '5:1  #title'],
  ['/// note | Let op\nTekst.\n///', '4:1  /// note'],
  ['@tab Linux', '4:1  @tab Linux'],
  ['Klik op [!UICONTROL Opslaan].', '4:9  [!UICONTROL Opslaan]'],
  ['Zie [=COR=].', '4:5  [=COR=]'],
  ['> ![info]\n> Tekst.', '4:3  ![info]'],
  ['T> Een tip.', '4:1  T>'],
  ['[spoiler]geheim[/spoiler]', '4:1  [spoiler]'],
  ['> [!div class="lijst"]\n> - Een', '4:3  [!div class="lijst"]'],
  ['@include(./x.md)', '4:1  @include(./x.md)'],
  ['Zie [x] (/faq).', '4:7  ] ('],
  ['Zie [x] [/faq].', '4:7  ] ['],
  ['Zie [[faq]].', '4:5  [[faq]]'],
  ['Simpel:smile:.', '4:7  :smile:'],
  ['Zie [[[#faq]]].', '4:5  [[[#faq]]]'],
  ['Zie [[faq.', '4:5  [['],
  ['Zie (x)[/faq].', '4:7  )['],
  ['Zie [de kosten]\n[kosten.uitleg].', '4:15  ] [kosten.uitleg]'],
  ['Dat kost geld.[^1]', '4:15  [^1]'],
  ['Kosten [#costs]', '4:8  [#costs]'],
  ['## Kosten [#costs] voor jou', '4:11  [#costs]'],
  ['##Kosten', '4:1  ##'],
  ['## Kosten### Eerst', '4:10  ###'],
  ['##\u00a0Kosten', '4:1  ##'],
  ['• een', '4:1  •'],
  ['Wij doen:\n-een', '5:1  -'],
  ['1.een', '4:1  1.'],
  ['| a | b |\n| 1 | 2 |', '4:1  |'],
  ['> | a | b |\n> | 1 | 2 |', '4:3  |'],
  ['| a | b | c |\n| - | - |\n| 1 | 2 | 3 |', '4:1  |'],
  ['| a |\n| - |\n| 1 |\n\n| 2 |\n| 3 |', '8:1  |'],
  ['<Callout title="Dit is **heel** mooi">\n\nTekst.\n\n</Callout>', '4:24  **heel**'],
  [':::note\nLet op.\n:::', '4:1  :::note'],
  ['Tekst.\n\n:::', '6:1  :::'],
  ['::: tip Let op\n\nTekst.', '4:1  ::: tip'],
  ['- een\n\n  :::warning[Let op]', '6:3  :::warning'],
  ['::youtube[Een film]', '4:1  ::youtube'],
  ['! Let op, dit is een zin.', '4:1  !'],
  ['!!! note "Let op"', '4:1  !!! note'],
  ['> [!NOTE]\n> Let op.', '4:3  [!NOTE]'],
  ['> [!info]- Dicht', '4:3  [!info]-'],
  ['Gelukt :tada: en 1:1!', '4:8  :tada:'],
  ['## :rocket: Start', '4:4  :rocket:'],
  ['[TOC]', '4:1  [TOC]'],
  ['[[toc]]', '4:1  [[toc]]'],
  ['-\u00a0een', '4:1  -'],
  ['Wij doen:\n– een\n– twee\n– drie', '5:1  –'],
  ['Wij doen:\n-\u00a0een\n-\u00a0twee', '5:1  -'],
  ['— een\n— **twee**', '4:1  —'],
  ['> a) een\n> b) twee', '4:3  a)'],
  ['(1) een\n(2) twee', '4:1  (1)'],
  ['i) een\nii) twee', '4:1  i)'],
  ['o een\no twee', '4:1  o'],
  ['o\teen\no\ttwee', '4:1  o'],
  ['✅ een\n✅ twee', '4:1  ✅'],
  ['→ een\n→ twee', '4:1  →'],
  ['- – een\n  – twee', '4:3  –'],
  ['Gelukt :+1: en :-1:', '4:8  :+1:', '4:16  :-1:'],
  ['??? tip "Let op"', '4:1  ??? tip'],
  ['??? vraag', '4:1  ??? vraag'],
  ['!!! Kosten\n    Tekst.', '4:1  !!! Kosten'],
  ['!!! tip inline end "Let op"\n\n    Tekst.', '4:1  !!! tip'],
  ['::: left\nTekst.\n:::', '4:1  ::: left'],
  ['::: code-group\nTekst.\n:::', '4:1  ::: code-group'],
  ['::: tabs\nTekst.\n:::', '4:1  ::: tabs'],
  ['::warning\nTekst.\n::', '4:1  ::warning'],
  ['::card-group\nTekst.\n::', '4:1  ::card-group'],
  ['%% opmerking', '4:1  %%'],
  ['% Titel\n% Jan Jansen', '4:1  % Titel % Jan Jansen'],
  ['+++\ntitle = "x"\n+++', '4:1  +++'],
  ['=== "Tab"\n\n    Tekst.', '4:1  === "Tab"'],
  ['Woord\n: betekenis', '5:1  :'],
  ['**Woord**\n\n:   betekenis', '6:1  :'],
  ['*[HTML]: een taal', '4:1  *[HTML]:'],
  ['Tekst^[een noot] en meer.', '4:6  ^[een noot]'],
  ['Tekst [@jansen2020, p. 3].', '4:7  [@jansen2020, p. 3]'],
  ['![[foto.png]]', '4:1  ![[foto.png]]'],
  ['\\newpage', '4:1  \\newpage'],
  ['tags:: kosten', '4:1  tags::'],
  ['$$$\n\n\\begin{itemize}', '4:1  $$$'],
  ['Typ \\verb|GET| zo.', '4:5  \\verb|GET|'],
  ['[caption id="a1"]Tekst[/caption]', '4:1  [caption id="a1"]'],
  ['[gallery ids="1"]', '4:1  [gallery ids="1"]'],
  ['[sourcecode]a[/sourcecode]', '4:1  [sourcecode]'],
  ['(de-kosten)=\n\n## Kosten', '4:1  (de-kosten)='],
  ['[video src="a.mp4"][/video]', '4:1  [video src="a.mp4"]'],
  ['Een %%opmerking%% hier.', '4:5  %%opmerking%%'],
  ['[x] gedaan', '4:1  [x]'],
  ['a. een\nb. twee', '4:1  a.'],
]

test.each(shown)('%j shows a markup character', async (body = '', ...signs) => {
  expect(await signsIn(body)).toEqual(signs)
})

test.each([
  '\\*schuin*, \\`code`, \\**zo** en \\[x](/faq)',
  'Twee \\*sterren\\* en \\*\\*vier\\*\\*, 3 * 4 = 12 en 3*4.',
  '**vet**, *schuin*, ~~weg~~ en `**code** [x][y]`.',
  '## Kosten [#costs]\n\nTekst[^1] en [x][y], [sic] en (zie [x](/faq)).\n\n[^1]: Noot.\n\n[y]: /faq',
  'Zie https://example.org/_a_b*c#_x en snake_case.',
  'Van -5 tot 3 – en dan.\n\n–  een streepje\n\n2026. En 3.50, #1 en een · punt.',
  'Een \\| en A | B.\n\n| a | b |\n| --- | --- |\n| \\| 1 | • 2 |',
  '```\n**a\n• b\n```',
  '- [ ] taak\n- [x] gedaan',
  'Om 10:30:00, a:b:c, ratio 3:2, https://example.org/:tada:/x, **Let op:** zo, en: dat. `:tada:` \\:tada:',
  'Een :: b, std::vector, :: en ::1. \\:::note en [!] of [!NOTE',
  '— Wat kost dat?\n\n— Niets.\n\n– Echt?',
  '– een  \n– twee\\\n– drie',
  'Van het een\n– of het ander – komt\neen regel.\na) zo\nen zo.',
  'De vergadering is op\n1.\u00a0januari, en dan niet.',
  'Zo\no ja\nen nee. [toc] en de [TOC] van het blad.',
  'C:\\map\\ en een\\\nregel.',
  'Zo ^[a-z]+$, 2^[3] en ^[x](/faq). Dat!!! Wat ??? En === "x".\n\n!!! Let op, dit is zin.\n\n??? Wat nu dan?',
  'Om 10:30 : zo : ja.\n\n`: x`, [video] en [code] en [foto].\n\n```\n!!! note\n    x\n: y\n```',
  '<Callout title="Kosten &amp; baten *">\n\nTekst.\n\n</Callout>',
])('intended characters and working markup pass: %j', async (body) => {
  expect(await signsIn(body)).toEqual([])
})

test('each markup character is reported at its position, and of a pair on one line only the first', async () => {
  expect(await signsIn('• een\n• **twee\n\nDit ** is ** en `code.')).toEqual([
    '4:1  •',
    '5:1  •',
    '5:3  **',
    '7:5  **',
    '7:17  `',
  ])
  expect(await signsIn('Dit _a en _b.')).toEqual(['4:5  _', '4:11  _'])
  expect(await signsIn('', 'title: Wat **een** site en een *app* kost')).toEqual(['2:12  **een**', '2:32  *app*'])
})

const uncertain = [
  ['Dit is ==heel== mooi.', '4:8  ==heel=='],
  ['==Dit is mooi.==', '4:1  ==Dit is mooi.=='],
  ['Dit is ++nieuw++.', '4:8  ++nieuw++'],
  ['Druk op ++ctrl+c++.', '4:9  ++ctrl+c++'],
  ['Een @@Naam@@.', '4:5  @@Naam@@'],
  ['Tekst.\n\n\\\n\nMeer.', '6:1  \\'],
  ['H~2~O', '4:2  ~2~'],
  ['10 m^2^', '4:5  ^2^'],
  ['Een regel. \\', '4:12  \\'],
  ['Zo---of zo.', '4:3  ---'],
  ['Het *kan* --- soms.', '4:11  ---'],
  ['Zo -- of zo.', '4:4  --'],
]

test.each(uncertain)('characters that may be intended get advice: %j', async (body = '', sign = '') => {
  const all = await advised(shownMarkup, body)
  expect(all.map((line) => line.replace(/ is shown as typed\..*/, ''))).toEqual([sign])
  expect(await signsIn(body)).toEqual([])
})

test('characters with another meaning pass', async () => {
  const meant = ['a == b == c', 'if (a==b&&c==d)', 'C++ en ++i', 'i++ en j++', '++++', '^_^', 'a ^ b ^ c']
  expect(await advised(shownMarkup, [...meant, '~20 of ~30', '2^10'].join('\n\n'))).toEqual([])
})

test('each kind has its own cure', async () => {
  expect(await found(shownMarkup, '• Dit is **heel mooi, zie [x](/een adres).')).toEqual([
    '4:1  • is shown as typed. Write - and an ordinary space instead of •.',
    '4:10  ** is shown as typed. Remove it, or write it directly before and directly after the words. To show the character itself, write \\ before it.',
    '4:29  ]( is shown as typed. The address contains a space. Write [x](/address), or only the words: x.',
  ])
})

const inFields = [
  ['Wat *het* kost', '2:12  *het*'],
  ['"Wat `npm` kost"', '2:13  `npm`'],
  ['Lees [alles](/faq) nu', '2:13  [alles](/faq)'],
  ['Wat <b>het</b> kost', '2:12  <b>'],
  ['Kosten &#38; baten', '2:15  &#38;'],
  ['"Gelukt :tada:"', '2:16  :tada:'],
]

test.each(inFields)('a field is plain text: %s', async (title, sign) => {
  expect(await signsIn('', `title: ${title}`)).toEqual([sign])
})

test.each(['snake_case_naam', '5 * 3 * 2', '* excl. btw', 'R&D; en meer', 'a < b en c > d', '#1 [sic] (zie ook)'])(
  'intended characters pass in a field: %s',
  async (title) => {
    expect(await foundIn(shownMarkup, 'content/nl/blog/a.mdx', `---\ntitle: "${title}"\n---\n`)).toEqual([])
  },
)

test('each pattern has a line here', () => {
  const lines = [...shown, ...uncertain, ...inFields].flatMap(([line = '']) => line)
  const patterns = [...textPatterns, ...linePatterns, ...fieldPatterns].filter(({ kind }) => kind !== 'meant')
  expect(patterns.filter(({ find }) => lines.every((line) => line.search(find) < 0))).toEqual([])
})
