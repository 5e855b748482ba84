import { createRequire } from 'node:module'
import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { parseBody } from '../../../scripts/content/mdx/parse.ts'
import { createReporter } from '../../../scripts/content/problem.ts'
import { inlineMarkdownOf, markdownOf } from './paste.ts'

// The package has no types under its own name.
const { createDocument } = createRequire(import.meta.url)('@mixmark-io/domino')
const paste = (html: string, origins: string[] = []) => markdownOf(createDocument(html).body, origins)

const word = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const pasted: [name: string, html: string, markdown: string][] = [
  [
    'Google Docs: marks in styles, within a bold that is none',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Kosten</span></h1><p dir="ltr"><span style="font-weight:400">Een </span><span style="font-weight:700">vast</span><span style="font-weight:700;font-style:italic"> bedrag</span><span>.</span></p><br /><h3><span>Per maand</span></h3></b>',
    '## Kosten\n\nEen **vast *bedrag***.\n\n### Per maand',
  ],
  [
    'Google Docs: a list with paragraphs in it, and a link past Google',
    '<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Eerst</span></p></li><ul><li><p><span>Daaronder</span></p></li></ul><li><p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D"><span>Een pagina</span></a></p></li></ul>',
    '- Eerst\n  - Daaronder\n- [Een pagina](https://example.org/a)',
  ],
  [
    'Word: paragraphs with a style are a list, in levels',
    `<html><head><style><!-- p {color:red} --></style></head><body lang=NL><!--StartFragment--><p class=MsoNormal><b>Wat <span class=SpellE>nodig</span></b><b> is</b><o:p>&nbsp;</o:p></p>${word(1, '·', 'Een')}\n${word(2, 'o', 'Onder een')}\n${word(1, '·', 'Twee')}<p class=MsoNormal>Daarna.</p>${word(1, '1.', 'Eerst')}\n${word(1, '2.', 'Dan')}<!--EndFragment--></body></html>`,
    '**Wat nodig is**\n\n- Een\n  - Onder een\n- Twee\n\nDaarna.\n\n1. Eerst\n2. Dan',
  ],
  [
    'Word: a table, with paragraphs in its cells',
    '<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Stap<o:p></o:p></b></p></td><td><p><b>Wie|wat</b></p></td></tr><tr><td><p>Melding</p></td><td><p>Klant</p></td></tr></table>',
    '| **Stap** | **Wie\\|wat** |\n| - | - |\n| Melding | Klant |',
  ],
  [
    'Word online: a list for each item, and bookmarks',
    '<div class="ListContainerWrapper"><ul><li><p><span>Een</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li><p><a name="_Toc1"></a><span>Twee</span></p></li></ul></div>',
    '- Een\n- Twee',
  ],
  [
    'Word: a comment, its mark, the mark of a note, and deleted words stay behind, and the words around them come',
    '<p class=MsoNormal>Een <a style="mso-comment-reference:AB_1;mso-comment-date:20260101T1200"><b>vast</b> bedrag</a><span class=MsoCommentReference><span style="mso-special-character:comment">&nbsp;</span><a class=msocomanchor href="#_msocom_1">[AB1]</a></span><a style="mso-footnote-id:ftn1" href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>.<del cite="mailto:a" datetime="2026">Nooit.</del><s>Soms.</s></p><div style="mso-element:comment-list"><div style="mso-element:comment"><p class=MsoCommentText>Klopt dit?</p></div></div>',
    'Een **vast** bedrag.',
  ],
  [
    'Google Docs: a comment, marks, and struck words stay behind, and the text of a note comes',
    '<p><span style="font-weight:700">Vast</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span style="text-decoration:line-through"> nooit</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Zonder btw.</span></p></div><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Klopt dit?</span></p></div>',
    '**Vast**\n\n---\n\nZonder btw.',
  ],
  [
    'a web page: what a text cannot have goes, and its words stay',
    '<div><script>alert(1)</script><style>a{}</style><h2 id="x">Koppen<a class="anchor" aria-hidden="true" href="#x">#</a></h2><p style="color:red"><font color="blue">Blauw</font> en <u>streep</u> en <mark>geel</mark> <img src="data:image/png;base64,AAAA" alt="x"><img src="https://example.org/a.png"><a href="javascript:alert(1)">klik</a> <button>Koop</button><del>weg</del></p><iframe src="https://example.org"></iframe><svg><text>svg</text></svg></div>',
    '## Koppen\n\nBlauw en streep en geel klik weg',
  ],
  [
    'a web page: the signs of Markdown and MDX are what they are',
    '<p>Een * en een &lt;b&gt; en a &lt; 3 en {x} en [y] en <b>vet</b></p>',
    'Een \\* en een \\<b> en a \\< 3 en \\{x} en \\[y\\] en **vet**',
  ],
  [
    'a fact that is written in a document is a fact',
    '<p>Voor <b>{starter.monthly}</b>.</p>',
    'Voor **{starter.monthly}**.',
  ],
  [
    'the site itself: its own addresses and pictures, and no soft hyphens',
    '<p>Zie <a href="https://site.example/pakketten#starter">de pak&shy;ket&shy;ten</a>.</p><img src="https://site.example/images/blog/a.svg" alt="Een kaart">',
    'Zie [de pakketten](/pakketten#starter).\n\n![Een kaart](/images/blog/a.svg)',
  ],
  [
    'spaces stand outside of marks',
    '<p>Dit is<b> belangrijk </b>en <a href="https://example.org/"> hier </a>niet.</p>',
    'Dit is **belangrijk** en [hier](https://example.org/) niet.',
  ],
  [
    'an address and a mailbox keep their signs',
    '<p>Zie https://example.org of info@example.org, <i>of bel</i>.</p>',
    'Zie https://example.org of info@example.org, *of bel*.',
  ],
  ['two line ends are a paragraph', '<div><b>Dag</b><br><br>Tot morgen<br>Jan</div>', '**Dag**\n\nTot morgen\\\nJan'],
  ['a heading that skips levels does not', '<h2>Een</h2><p>a</p><h5>Twee</h5><p>b</p>', '## Een\n\na\n\n### Twee\n\nb'],
  [
    'code, a quotation and a line',
    '<blockquote><p>Zo is het.</p></blockquote><hr><p><code>npm</code></p>',
    '> Zo is het.\n\n---\n\n`npm`',
  ],
]

test.each(pasted)('%s', (_, html, markdown) => {
  const found = paste(html, ['https://site.example'])
  expect(found?.markdown).toBe(markdown)
  expect(syntaxErrorsIn(found?.markdown ?? '')).toEqual([])
})

test.each([
  ['words without marks', '<meta charset="utf-8"><span style="color: rgb(0, 0, 0)">alleen woorden</span>'],
  ['one paragraph without marks', '<p class="x">Een * zin.</p>'],
  [
    'lines of a code editor',
    '<div style="font-family: monospace;white-space: pre;"><div><span style="font-weight: bold">## Kop</span></div><div>tekst</div></div>',
  ],
  ['code alone', '<pre><span style="font-weight:bold">const</span> a = 1</pre>'],
  ['a picture alone', '<meta charset="utf-8"><img src="https://example.org/a.png" alt="x">'],
  ['nothing', ''],
])('%s: the plain text says as much', (_, html) => {
  expect(paste(html)).toBe(undefined)
})

test('one line continues a sentence, and several lines or a heading become separate blocks', () => {
  const isBlock = (html: string) => paste(html)?.isBlock
  expect(isBlock('<b>vet</b>')).toBe(false)
  expect(isBlock('<p>Een</p><p>Twee</p>')).toBe(true)
  expect(isBlock('<h2>Kop</h2>')).toBe(true)
})

test.each([
  [
    '<p>Zie <b>vet</b>, <code>x | y</code><br>en <a href="https://example.org/a">een link</a>.</p>',
    'Zie **vet**, `x | y` en [een link](https://example.org/a).',
  ],
  ['<h2>Kop <i>schuin</i></h2><ul><li>een</li><li>twee</li></ul>', 'Kop *schuin* een twee'],
  ['<table><tr><td><b>A</b></td><td>B</td></tr></table>', '**A** B'],
  ['<p>Gewone woorden</p><p>en nog een regel</p>', undefined],
])('in a table cell, %s is pasted as one line with its marks', (html, expected) => {
  expect(inlineMarkdownOf(createDocument(html).body, [])).toBe(expected)
})

test('every example of CommonMark, when pasted, is a text without syntax errors or a title', () => {
  const wrong = tests.flatMap(({ html }) => {
    const markdown = paste(html)?.markdown ?? ''
    const hasTitle = /^# /m.test(markdown.replace(/^```[\s\S]*?^```/gm, ''))
    return syntaxErrorsIn(markdown).length > 0 || hasTitle ? [html] : []
  })
  expect(wrong).toEqual([])
})

function syntaxErrorsIn(markdown: string) {
  const { problems, report } = createReporter('x.mdx')
  parseBody(markdown, report)
  return problems
}
