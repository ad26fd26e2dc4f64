import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '#renderer/ui/picture.tsx'

const sizes = [{ upTo: '40rem', width: '94vw' }, { width: '50rem' }]
const copies = { base: '/public-objects/variants/abc', widths: [480, 800] }
const stored = { src: '/public-objects/blog/a.jpg', width: 1600, height: 800, copies }

test('a stored picture offers AVIF before WebP before its own format, with its size', () => {
  const html = renderToStaticMarkup(<Picture picture={stored} alt="A van" sizes={sizes} ratio={2} />)
  const avif = html.indexOf('<source type="image/avif"')
  const webp = html.indexOf('<source type="image/webp"')
  assert.ok(avif >= 0 && avif < webp && webp < html.indexOf('<img'))
  assert.ok(html.includes('abc/480.avif 480w, /public-objects/variants/abc/800.avif 800w"'))
  assert.ok(html.includes('sizes="(max-width: 40rem) 94vw, 50rem"'))
  assert.match(
    html,
    /<img[^>]* alt="A van" width="1600" height="800"[^>]* src="\/public-objects\/blog\/a.jpg"/,
  )
})

test('a picture is loaded lazily, but the first one with high priority', () => {
  const later = renderToStaticMarkup(<Picture picture={stored} alt="" sizes={sizes} ratio={2} />)
  assert.match(later, /loading="lazy"/)
  assert.doesNotMatch(later, /fetchpriority/i)
  const first = renderToStaticMarkup(
    <Picture picture={stored} alt="" sizes={sizes} ratio={2} priority="first" />,
  )
  assert.match(first, /fetchpriority="high"/i)
  assert.doesNotMatch(first, /loading/)
})

test('a panorama cut at the sides is requested at its full drawn width, a portrait is not', () => {
  const panorama = { ...stored, width: 3200, height: 800 }
  const html = renderToStaticMarkup(<Picture picture={panorama} alt="" sizes={sizes} ratio={2} />)
  assert.ok(html.includes('sizes="(max-width: 40rem) calc(2 * 94vw), calc(2 * 50rem)"'))
  const portrait = { ...stored, width: 600, height: 800 }
  assert.ok(
    renderToStaticMarkup(<Picture picture={portrait} alt="" sizes={sizes} ratio={2} />).includes(
      'sizes="(max-width: 40rem) 94vw, 50rem"',
    ),
  )
})

test('a picture from another host is a plain image', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ src: 'https://elsewhere.example/a.jpg' }} alt="" sizes={sizes} ratio={2} />,
  )
  assert.match(html, /^<img/)
  assert.doesNotMatch(html, /source|srcset|width=/i)
})
