/** The script of the reference page: hides what does not have all words of the search. `/` puts the cursor there. */
export const SEARCH_SCRIPT = `'use strict'
const box = document.querySelector('search')
const input = box.querySelector('input')
const found = box.querySelector('output')
const contents = document.querySelector('nav details')
const isNarrow = matchMedia('(max-width: 760px)').matches
// Looking for each link in the whole page took seconds.
const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link.parentElement]))
const entries = [...document.querySelectorAll('main article')].map((article) => ({
  article,
  link: links.get(article.id),
  // The head of an operation; a schema is found by its name and fields.
  text: (article.id + ' ' + [...article.querySelectorAll(':scope > h3, :scope > p, :scope > .scroll code')].map((part) => part.textContent).join(' ')).toLowerCase(),
}))
const groups = [...document.querySelectorAll('main section')]
const lists = [...document.querySelectorAll('nav h2')]

function search() {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const { article, link, text } of entries) {
    const isHit = words.every((word) => text.includes(word))
    article.hidden = !isHit
    if (link) link.hidden = !isHit
    if (isHit) count++
  }
  for (const group of groups) {
    const articles = [...group.querySelectorAll('article')]
    group.hidden = words.length > 0 && articles.every((article) => article.hidden)
  }
  for (const heading of lists) heading.hidden = [...heading.nextElementSibling.children].every((item) => item.hidden)
  document.body.classList.toggle('searching', words.length > 0)
  found.textContent = words.length === 0 ? '' : count === 1 ? '1 found' : count + ' found'
}

/** A link to something that the search hides shows everything again. */
function reveal() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target && target.closest('[hidden]')) {
    input.value = ''
    search()
    target.scrollIntoView()
  }
}

box.hidden = false
if (isNarrow) contents.open = false
input.addEventListener('input', search)
addEventListener('hashchange', reveal)
contents.addEventListener('click', (event) => {
  if (isNarrow && event.target.closest('a')) contents.open = false
})
addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault()
    input.focus()
  }
})
`
