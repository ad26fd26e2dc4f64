type Size = {
  /** Up to this width of the screen, as in `48rem`; left out = whatever the ones before did not take. */
  upTo?: string
  /** The width of the picture's box there, as a CSS length. */
  width: string
}

type PictureProps = {
  picture: {
    src: string
    /** Pixels. */
    width?: number
    height?: number
    copies?: { base: string; widths: readonly number[] }
  }
  alt: string
  sizes: readonly Size[]
  /** Width by height of the box that the picture fills, cut off where it is longer (`object-fit: cover`); left out = it is shown whole. */
  ratio?: number
  className?: string
  /** `first`: what the page shows first of all; the others are fetched when they come near. */
  priority?: 'first' | 'later'
}

/**
 * A picture in the smallest of its copies that is sharp enough: AVIF, WebP, or its own format for old browsers. One of
 * which nothing but the address is known is shown as it is. The box around it has to say how high it is.
 */
export function Picture({ picture, alt, sizes, ratio, className, priority = 'later' }: PictureProps) {
  const { src, width, height, copies } = picture
  const image = (
    // `src` comes last: a browser's React sets it last, and server and browser shall write the same
    <img
      className={className}
      alt={alt}
      width={width}
      height={height}
      loading={priority === 'later' ? 'lazy' : undefined}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'later' ? 'async' : undefined}
      src={src}
    />
  )
  if (!copies || !width || !height) return image
  const { base, widths } = copies
  const shownAt = sizesText(sizes, ratio === undefined ? 1 : Math.max(1, width / height / ratio))
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((copy) => `${base}/${copy}.${format} ${copy}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={shownAt} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={shownAt} />
      {image}
    </picture>
  )
}

/** The attribute `sizes`. A picture that is wider than its box is cut at the sides: it is shown wider than the box. */
function sizesText(sizes: readonly Size[], wider: number): string {
  const factor = Math.round(wider * 100) / 100
  return sizes
    .map(({ upTo, width }) => {
      const length = factor === 1 ? width : `calc(${factor} * ${width})`
      return upTo === undefined ? length : `(max-width: ${upTo}) ${length}`
    })
    .join(', ')
}
