import { isActive } from './markup.js';

test.each([
  '<!DOCTYPE html><p>',
  '\uFEFF \n<html lang="zh">',
  '<!-- a comment --> <HEAD>',
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'harmless <script>alert(1)</script>',
  '# A title\n\n<svg/onload=alert(1)>',
  '<?php system($_GET["x"]);',
  '#!/bin/sh\nrm -rf /',
  '@echo off\r\ndel *.*',
])('%j runs', (head) => {
  expect(isActive(head)).toBe(true);
});

test.each(['', 'Time flies like an arrow.', '# 双关语\n\n<b>bold</b> & <i>italic</i>', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v 李雷>你好', 'a < b, b > c', 'script,scripts', '<!-- only a comment -->\nText'])(
  '%j is for reading',
  (head) => {
    expect(isActive(head)).toBe(false);
  },
);
