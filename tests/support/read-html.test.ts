import { expect, test } from "vitest"

import { readHtml } from "./read-html.ts"

const html = `<!DOCTYPE html><html lang="en"><head>
<link rel="stylesheet" href="/a.css"/><link rel="canonical" href="https://x.example/"/>
<link rel="alternate" hrefLang="hi" href="/hi"/><script type="module" src="/a.js">"<a href='/no'>"</script>
<meta property="og:image" content="/card.png"/><script>const a = "<a href=\\"/never\\">"</script></head>
<body><!-- <a href="/comment"> --><main id="main"><a class="x" href="/notices?a=1&amp;b=2#top">N</a>
<img src="/p.svg" srcSet="/p.svg 1x, /q.svg 2x" alt="a > b"/><video poster="/v.svg"><source src="/v.mp4"/></video>
<form method="get" action="/search"></form><form method="post" action="/save"></form><a href="">empty</a></main></body></html>`

test("what a page refers to is read, each with its kind", () => {
  const { links, ids } = readHtml(html)
  expect(links.map(({ href, kind }) => `${kind} ${href}`)).toEqual([
    "part /a.css",
    "twin https://x.example/",
    "twin /hi",
    "part /a.js",
    "part /card.png",
    "page /notices?a=1&b=2#top",
    "part /p.svg",
    "part /p.svg",
    "part /q.svg",
    "part /v.svg",
    "part /v.mp4",
    "page /search",
    "page ",
  ])
  expect(ids).toEqual(new Set(["main"]))
})
