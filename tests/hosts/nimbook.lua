-- Blocks of nimbook in a document of Quarto or pandoc: ```{.solve args="nim 3 5 7"}
local kinds = {}
for kind in ("board check checked chomp-row claim conjecture define exercises game open picture play question refute " ..
             "solve theorem trace trios values"):gmatch("%S+") do kinds[kind] = true end
local before, html = "", FORMAT:match("html") ~= nil

function CodeBlock(block)
  local kind = block.classes[1]
  if not kinds[kind] then return nil end
  local style = html and before == "" and {"--style"} or {}
  local fence = ("`"):rep(10)
  before = before .. fence .. kind .. " " .. (block.attributes.args or "") .. "\n" .. block.text .. "\n" .. fence .. "\n\n"
  if html then return pandoc.RawBlock("html", pandoc.pipe("nimbook", {"block", table.unpack(style)}, before)) end
  return pandoc.read(pandoc.pipe("nimbook", {"block", "--format", "md"}, before), "gfm").blocks
end
