import type { PictureFile } from '#domain/media/media.schema.ts'

type Size = {
  /** Maximum width of the screen, such as `48rem`; left out = all wider screens. */
  upTo?: string
  /** The width of the picture's box on these screens, as a CSS length. */
  width: string
}

type PictureProps = {
  picture: PictureFile
  alt: string
  sizes: readonly Size[]
  /** Aspect ratio of a box that crops the picture (`object-fit: cover`); left out = the picture is whole. */
  ratio?: number
  className?: string
  /** `first`: loads at once, for the picture on top of the page. `later`: loads near the viewport. */
  priority?: 'first' | 'later'
}

/**
 * Shows the smallest copy of a picture that is sharp enough: AVIF, WebP, or the original format for old
 * browsers. A picture with no known size or copies is shown as it is. The box around it must set the height.
 */
export function Picture({ picture, alt, sizes, ratio, className, priority = 'later' }: PictureProps) {
  const { src, width, height, copies } = picture
  const image = (
    // `src` comes last, where React sets it in the browser: server and browser must write the same markup
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

/** The attribute `sizes`. `wider`: the picture's width as a multiple of its box's, which crops its sides. */
function sizesText(sizes: readonly Size[], wider: number): string {
  const factor = Math.round(wider * 100) / 100
  return sizes
    .map(({ upTo, width }) => {
      const length = factor === 1 ? width : `calc(${factor} * ${width})`
      return upTo === undefined ? length : `(max-width: ${upTo}) ${length}`
    })
    .join(', ')
}
