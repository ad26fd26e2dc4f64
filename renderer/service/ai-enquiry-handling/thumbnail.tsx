export const thumbnail = (
  <>
    <path className="f-water" d="M30 119V80a70 70 0 0 1 140 0v39Z" />
    <path className="f-pane" d="M126 26a17 17 0 1 0 18 22 20 20 0 0 1-18-22Z" />
    <path className="g" d="M0 119H200" />
    <path className="f-stone2 c" d="M66 119V76a34 34 0 0 1 68 0v43Z" />
    <path className="f-pane c" d="M76 119V76a24 24 0 0 1 48 0v43Z" />
    <path className="f-deep" d="M84 119V104a16 16 0 0 1 32 0v15Z" />
    <circle className="f-stone c" cx={100} cy={80} r={11} />
    <path className="f-line" d="M88 79a12 12 0 0 1 24 0q-8-1-11-6-4 6-13 6Z" />
    <path className="l s-line" d="M110 84q0 7-8 7" />
    <circle className="f-accent c" cx={110} cy={81} r={3.5} />
    <path
      className="f-card c"
      d="M8 52a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H28L18 90V80h-2a8 8 0 0 1-8-8Z"
    />
    <path
      className="l s-accent"
      transform="translate(22 50)"
      d="M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
    />
    <path
      className="f-accent c"
      d="M142 66a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-2v10l-10-10h-22a8 8 0 0 1-8-8Z"
    />
    <path className="l w4 s-onacc" d="M155 74h0M167 74h0M179 74h0" />
  </>
)
