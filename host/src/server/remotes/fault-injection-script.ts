import type { ReleaseFault } from './release-faults.ts';

/** What a part does once it is rendered; `react` is the one that all remotes share. */
const misdeeds: Partial<Record<ReleaseFault['kind'], string>> = {
  'throw-in-render': "throw new Error('sandbox: throws in render')",
  'throw-in-effect': "react.useEffect(function(){throw new Error('sandbox: throws in effect')},[])",
  'throw-in-listener':
    "react.useEffect(function(){var f=function(){throw new Error('sandbox: throws in a listener')};addEventListener('click',f);return function(){removeEventListener('click',f)}},[])",
  'throw-in-promise':
    "react.useEffect(function(){Promise.resolve().then(function(){throw new Error('sandbox: throws in a promise')})},[])",
  block:
    'react.useEffect(function(){var f=function(){var end=performance.now()+900;while(performance.now()<end);};addEventListener("click",f);return function(){removeEventListener("click",f)}},[])',
};

/** A script that is loaded with a right hash and misbehaves when it runs. */
export function faultInjectionScript({ kind }: ReleaseFault, source: string): string {
  const misdeed = misdeeds[kind];
  return wrapFactories(
    source,
    misdeed === undefined
      ? "factory=function(){throw new Error('sandbox: throws on load')}"
      : `factory=misbehave(factory,function(react){${misdeed}})`,
  );
}

/** Changes every module of a chunk on its way into the remote's module table; what a chunk exports as screen, view or part gets the misdeed. */
function wrapFactories(source: string, change: string): string {
  return `(function(){${misbehave}var table=document.currentScript.chunks||[];var push=table.push;table.push=function(chunk){for(var id in chunk[1]){(function(factory){${change};chunk[1][id]=factory})(chunk[1][id])}table.push=push;return push.call(table,chunk)}})();${source}`;
}

/** The bundler's own `require.d` writes onto a stand-in, whatever form its definitions have; from there they go on, changed. */
const misbehave = [
  'function sharedReact(){var all=__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react;return all[Object.keys(all)[0]].lib()}',
  'function misbehave(first,deed){return function(module,exports,require){var define=require.d;',
  'require.d=function(target,definitions){var sound={};define(sound,definitions);Object.keys(sound).forEach(function(name){var kept;',
  'Object.defineProperty(target,name,{enumerable:true,get:function(){var part=sound[name];if(["screen","view","part"].indexOf(name)<0)return part;',
  'return kept=kept||Object.assign({},part,{Component:function(props){var react=sharedReact();deed(react);return react.createElement(part.Component,props)}})}})})};',
  'try{return first(module,exports,require)}finally{require.d=define}}}',
].join('');
