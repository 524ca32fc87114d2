/** HTML of the clipboard, what a text keeps of it, and what the note under the text says. */
export const pastedTexts: readonly (readonly [
  source: string,
  html: string,
  expected: string,
  note?: string,
])[] = [
  [
    "Google Docs",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><h1><span style="font-size:20pt">Titolo</span></h1>
<p><span style="font-weight:700">Forte</span><span> e </span><a href="https://www.a.test/b?c">un link</a></p>
<ul><li><p>uno</p><ul><li><p>dentro</p></li></ul></li><li><p>due</p></li></ul></b>`,
    "## Titolo\n\n**Forte** e [un link](https://www.a.test/b?c)\n\n- uno\n  - dentro\n- due",
  ],
  [
    "Word",
    `<html><head><style>p{}</style></head><body><p class=MsoNormal><b>Word</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>primo</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>secondo</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>passo</p></body></html>`,
    "**Word**\n\n- primo\n- secondo\n\n1. passo",
  ],
  [
    "Word, with letters that go on after a note",
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>primo</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>b)<span>&nbsp; </span></span>secondo</p>
<p class=MsoNormal>Nota</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>c)<span>&nbsp; </span></span>terzo</p>`,
    "1. primo\n2. secondo\n\nNota\n\n3. terzo",
  ],
  [
    "Word, with tracked changes",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=IT><!--StartFragment-->
<h1 style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Cosa portare<o:p></o:p></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Passaporto<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Fotocopia a colori<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Scarponi<o:p></o:p></p>
<p class=MsoNormal>Nota: il peso massimo<br>e' di 12&nbsp;kg.<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Giacca<o:p></o:p></p>
<p class=MsoNormal><s>Vecchio</s> <del>cancellato</del> <ins>nuovo</ins> H<sub>2</sub>O 15<sup>th</sup><o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Data</p></td><td><p class=MsoNormal>Prezzo</p></td></tr><tr><td><p class=MsoNormal>1 maggio</p></td><td><p class=MsoNormal>749 &euro;</p></td></tr></table>
<!--EndFragment--></body></html>`,
    "## Cosa portare\n\n1. Passaporto\n  - Fotocopia a colori\n2. Scarponi\n\nNota: il peso massimo\ne' di 12\u00a0kg.\n\n3. Giacca\n\nVecchio nuovo H2O 15th\n\nData\n\nPrezzo\n\n1 maggio\n\n749 €",
    "1 deleted passage was left out. 1 struck passage is plain. 2 raised or lowered signs are plain. 1 table became lines.",
  ],
  [
    "Google Docs, three levels",
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr"><span style="font-weight:400;">Plain intro </span><span style="font-weight:700;">bold words</span><span style="font-weight:400;font-style:italic;"> slanted</span></p><ul><li dir="ltr" aria-level="1"><p><span>Giorno 1</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>Mattina</span></p></li><ul><li dir="ltr" aria-level="3"><p><span>Colazione alle 8</span></p></li><li dir="ltr" aria-level="3"><p><span>Partenza alle 9</span></p></li></ul><li dir="ltr" aria-level="2"><p><span>Sera</span></p></li></ul><li dir="ltr" aria-level="1"><p><span>Giorno 2</span></p></li></ul></b>`,
    "Plain intro **bold words** *slanted*\n\n- Giorno 1\n  - Mattina\n    - Colazione alle 8\n    - Partenza alle 9\n  - Sera\n- Giorno 2",
  ],
  [
    "a page with lists of its own kind",
    `<ol><li>uno<div>ancora uno</div><ul><li>a<ul><li>b<ul><li>c<ul><li>d<ul><li>e<ul><li>f</li></ul></li></ul></li></ul></li></ul></li></ul></li></ul></li><li><p>due</p><p>ancora due</p></li></ol>`,
    "1. uno\n  ancora uno\n  - a\n    - b\n      - c\n        - d\n          - e\n          - f\n2. due\n  ancora due",
    "1 item beyond the sixth level joined it.",
  ],
  [
    "a price list",
    "<p>*Prezzo per persona, voli esclusi. *Assicurazione inclusa.</p><p>Camera 3 * 4 * 2 m</p>",
    "\\*Prezzo per persona, voli esclusi. \\*Assicurazione inclusa.\n\nCamera 3 \\* 4 \\* 2 m",
  ],
  [
    "a program that joins all words",
    "<p>Dal&nbsp;deserto&nbsp;di&nbsp;Wadi&nbsp;Rum <b>fino&nbsp;al&nbsp;Mar&nbsp;Rosso</b></p><p>12&nbsp;kg</p>",
    "Dal deserto di Wadi Rum **fino al Mar Rosso**\n\n12\u00a0kg",
  ],
  [
    "a page with addresses as people write them",
    `<p><a href="https://example.org/Listino 2027.pdf">listino</a> <a href=" https://example.org/x ">spazi</a> <a href="HTTPS://Example.org/x">maiuscole</a> <a href="mailto:a@example.org">posta</a></p><img src="data:,"><img src="data:,">`,
    "[listino](https://example.org/Listino%202027.pdf) [spazi](https://example.org/x) [maiuscole](https://example.org/x) posta",
    "2 pictures were left out. Visitors cannot be led to mailto:a@example.org: the words stay.",
  ],
  [
    "a program that marks the direction of writing",
    "<p>\u202aViaggio\u202c di <b>\u2066gruppo\u2069</b>\u0007</p>",
    "Viaggio di **gruppo**",
    "5 control signs that nobody sees were left out.",
  ],
  [
    "a page with parts that a text has no form for",
    `<blockquote><p>Il mare non aspetta.</p></blockquote><hr><p><u>sotto</u> <span style="color:#c00000">rosso</span></p><p><input type="checkbox"> fatto</p><pre>a    b</pre><h4>Quarto</h4>`,
    "Il mare non aspetta.\n\nsotto rosso\n\nfatto\n\na b\n\n### Quarto",
    "1 quote became a paragraph. 1 line across was left out. 1 underlined passage is plain. 1 coloured passage is plain. 1 tick box was left out. 1 passage lost its row of blanks. 1 heading below the second level joined it.",
  ],
  [
    "a hostile page",
    `<p onclick="alert(1)">a <a href="javascript:alert(1)">b</a> <a href="//evil.test">c</a></p>
<script>alert(1)</script><iframe src="//evil.test"></iframe><table><tr><td>d</td></tr></table>`,
    "a b c\n\nd",
    "1 film or frame was left out. Visitors cannot be led to javascript:alert(1), //evil.test: the words stay.",
  ],
];
