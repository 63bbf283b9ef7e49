// A style sheet, picture or font in a test: nothing but a name.
export default 'asset';
